"""How well a seat stands: the evaluation and the parts that it is made of."""
