bad-budget = “{ $budget }” is no budget: write so many iterations, as in 200, or seconds, as in 0.5s.
bad-program = The program “{ $command }” cannot be started: { $error }
no-numpy = The level “master” needs NumPy: pip install "semafor[server]" or "semafor[rl]" brings it.
bad-weights = { $file } holds no weights of { $game }.
no-guide = Nobody has said yet which weights the beams of { $game } go by.
bad-wish-answer = That answer is none to what the bot asked.
