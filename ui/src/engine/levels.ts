/** How long a bot of the upper levels may think here: Python in a browser searches far slower than a server's rules. */
const THINKING = '1s'
const QUICK = ['random', 'easy']

/** A level as a local table asks for it. */
export function localLevel(level: string): string {
  return QUICK.includes(level) || level.includes('@') ? level : `${level}@${THINKING}`
}
