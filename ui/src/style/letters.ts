/** Both sets of every face: which letters a page needs first is known only when its words are there. */
const FACES = ['500 1em Oswald', '400 1em "Barlow Semi Condensed"', '600 1em "Barlow Semi Condensed"']
const LETTERS = 'aą'
const PATIENCE = 1000 // milliseconds

/** The letters are asked for before there is a word to write: a page whose letters come later moves under the pointer. */
export const letters: Promise<unknown> = Promise.race([
  Promise.allSettled(FACES.map((face) => document.fonts.load(face, LETTERS))),
  new Promise((done) => setTimeout(done, PATIENCE)),
])
