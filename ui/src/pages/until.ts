const AGAIN_MS = 3000

/** Asks again and again until `last` says that the answer was the last; a server that is just changing over is asked again. */
export function askedUntil<T>(question: () => Promise<T>, last: (answer: T) => boolean): () => void {
  let waiting = 0
  const again = () => {
    waiting = window.setTimeout(() => {
      question().then((answer) => last(answer) || again(), again)
    }, AGAIN_MS)
  }
  again()
  return () => clearTimeout(waiting)
}
