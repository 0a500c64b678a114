import { SEATS } from '../drawing/marks.ts'
import { download, standalone } from '../print/download.ts'
import type { PlaceLine } from '../table/places.ts'
import { facesFor } from './faces.ts'

const WIDTH = 1400
const LINE = 48
const EDGE = 40
/** Where the bars of points begin, and how high they are. */
const [BARS, HIGH] = [620, 26]
const TYPE_MS = 150
const AUTOMATON = '#6b7182'

/** Saves the board as a PNG with the result under it: who has how much, in words and as bars. */
export async function savePicture(game: string, drawing: SVGSVGElement, title: string, lines: PlaceLine[]): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal
  const tall = Math.round((WIDTH * height) / width)
  const board = await image(await whole(drawing, WIDTH, tall))
  const sheet = document.createElement('canvas')
  sheet.width = WIDTH
  sheet.height = tall + 2 * EDGE + LINE * (lines.length + 1)
  const pen = sheet.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const [paper, ink, face] = ['--raised', '--ink', '--display'].map((name) => style.getPropertyValue(name))
  pen.fillStyle = paper!
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.drawImage(board, 0, 0, WIDTH, tall)
  pen.fillStyle = ink!
  pen.fillRect(0, tall, WIDTH, 3)
  pen.textBaseline = 'middle'
  pen.font = `500 40px ${face}`
  pen.fillText(title, EDGE, tall + EDGE + 8)
  const most = Math.max(1, ...lines.map(({ total }) => total))
  for (const [at, line] of lines.entries()) {
    const y = tall + EDGE + LINE * (at + 1.2)
    pen.fillStyle = ink!
    pen.font = `500 30px ${face}`
    pen.fillText(line.text, EDGE + 44, y, BARS - EDGE - 60)
    drawBar(pen, line, y, Math.max(0, line.total / most), ink!)
  }
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'))
  if (blob) download(`${game}.png`, blob, 'image/png')
}

/** The seat's colour before its name, and as long as its share of the most points behind it. */
function drawBar(pen: CanvasRenderingContext2D, { seat }: PlaceLine, y: number, share: number, ink: string): void {
  pen.fillStyle = typeof seat === 'number' ? SEATS[seat]!.colour : AUTOMATON
  pen.strokeStyle = ink
  pen.lineWidth = 2
  const places: [number, number][] = [
    [EDGE, HIGH],
    [BARS, share * (WIDTH - EDGE - BARS)],
  ]
  for (const [x, wide] of places.filter(([, wide]) => wide > 0)) {
    pen.beginPath()
    pen.roundRect(x, y - HIGH / 2 - 1, wide, HIGH, 5)
    pen.fill()
    pen.stroke()
  }
}

/** The drawing of that size with the patterns of the seats, which lie elsewhere on the page, and with the page's type. */
async function whole(drawing: SVGSVGElement, width: number, height: number): Promise<string> {
  const patterns = [...document.querySelectorAll('pattern')].map((pattern) => pattern.outerHTML).join('')
  const faces = `<style>${await facesFor(['Oswald'])}</style>`
  const sized = `<svg width="${width}" height="${height}"`
  return standalone(drawing).replace(/^<svg/, sized).replace(/>/, `><defs>${faces}${patterns}</defs>`)
}

async function image(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const made = new Image()
  made.src = url
  await made.decode()
  // A drawing begins to read the type it carries when it is first drawn, and shows no letters until it has.
  new OffscreenCanvas(made.width, made.height).getContext('2d')!.drawImage(made, 0, 0)
  await new Promise((done) => setTimeout(done, TYPE_MS))
  URL.revokeObjectURL(url)
  return made
}
