"""For language models and other programs: tools of the Model Context Protocol over tables, seats, records and rules.

Needs the extra `semafor[mcp]`. A seat is opened by its key and tells what that seat may know, nothing else.
"""
