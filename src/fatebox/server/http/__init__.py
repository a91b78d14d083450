"""The HTTP interface: routes with typed input and output, limits, the description of it all."""
