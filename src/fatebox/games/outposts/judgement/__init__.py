"""The evaluation of a seat's position, and the parts that it is made of."""
