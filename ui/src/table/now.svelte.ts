/** The time, for everything that runs down while one looks at it. */
class Now {
  ms = $state(Date.now())

  constructor() {
    setInterval(() => (this.ms = Date.now()), 500)
  }
}

export const now = new Now()
