/** The regions of the table in the order in which F6 walks them. */
const ORDER = ['board', 'prompt', 'tray', 'supply', 'players', 'log']

/** The region after the one that has the focus (or before it), among those that are on the page. */
export function nextRegion(present: string[], current: string | null, step: 1 | -1): string | null {
  const shown = ORDER.filter((each) => present.includes(each))
  if (shown.length === 0) return null
  const at = current === null ? -1 : shown.indexOf(current)
  if (at < 0) return (step > 0 ? shown[0] : shown.at(-1)) ?? null
  return shown[(at + step + shown.length) % shown.length] ?? null
}

export function jump(step: 1 | -1): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-region]')]
  const current = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? null
  const next = nextRegion(
    places.map(({ dataset }) => dataset.region!),
    current,
    step,
  )
  places.find(({ dataset }) => dataset.region === next)?.focus()
}
