"""Play over WebSockets: connections, and what each seat is shown."""
