/** By their ids: what the cities of the box that is being corrected are called there, where that is not as in ours. */
export const cities = $state<{ called: Record<string, string> }>({ called: {} })
