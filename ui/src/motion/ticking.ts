/** Numbers on their way to a new value. Skipping the table's motions ends them too. */
const running = new Set<() => void>()

/** Where between two numbers the counter stands: fast at first, in steps as coarse as the way is long. */
export function standing(from: number, to: number, part: number): number {
  if (part >= 1) return to
  const step = Math.abs(to - from) > 20 && (to - from) % 50 === 0 ? 50 : 1
  return from + Math.round(((to - from) * (1 - (1 - Math.max(part, 0)) ** 3)) / step) * step
}

/** Calls `show` with every number on the way, frame by frame; gives what ends it at once. */
export function tick(from: number, to: number, ms: number, show: (value: number) => void): () => void {
  const begun = performance.now()
  let frame = requestAnimationFrame(step)
  function step(now: number) {
    const part = (now - begun) / ms
    if (part >= 1) return finish()
    show(standing(from, to, part))
    frame = requestAnimationFrame(step)
  }
  function finish() {
    cancelAnimationFrame(frame)
    running.delete(finish)
    show(to)
  }
  running.add(finish)
  return finish
}

/** Also ends this when motions are skipped; gives what forgets it. */
export function endedBySkip(finish: () => void): () => void {
  running.add(finish)
  return () => running.delete(finish)
}

export function finishTicks(): void {
  for (const finish of [...running]) finish()
}
