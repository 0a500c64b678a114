"""What is legal: the choices of the seat that decides."""
