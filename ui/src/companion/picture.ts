import { download, standalone } from '../print/download.ts'

const WIDTH = 1400
const LINE = 44
const EDGE = 40

/** Saves the board as a PNG with the result under it. */
export async function savePicture(game: string, drawing: SVGSVGElement, title: string, lines: string[]): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal
  const tall = Math.round((WIDTH * height) / width)
  const board = await image(whole(drawing, WIDTH, tall))
  const sheet = document.createElement('canvas')
  sheet.width = WIDTH
  sheet.height = tall + 2 * EDGE + LINE * (lines.length + 1)
  const pen = sheet.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  pen.fillStyle = style.getPropertyValue('--raised')
  pen.fillRect(0, 0, sheet.width, sheet.height)
  pen.drawImage(board, 0, 0, WIDTH, tall)
  pen.fillStyle = style.getPropertyValue('--ink')
  for (const [at, line] of [title, ...lines].entries()) {
    pen.font = `500 ${at === 0 ? 38 : 30}px ${style.getPropertyValue('--display')}`
    pen.fillText(line, EDGE, tall + EDGE + LINE * (at + 0.5))
  }
  const blob = await new Promise<Blob | null>((resolve) => sheet.toBlob(resolve, 'image/png'))
  if (blob) download(`${game}.png`, blob, 'image/png')
}

/** The drawing of that size with the patterns of the seats, which lie elsewhere on the page. */
function whole(drawing: SVGSVGElement, width: number, height: number): string {
  const patterns = [...document.querySelectorAll('pattern')].map((pattern) => pattern.outerHTML).join('')
  const sized = `<svg width="${width}" height="${height}"`
  return standalone(drawing).replace(/^<svg/, sized).replace(/>/, `><defs>${patterns}</defs>`)
}

async function image(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const made = new Image()
  made.src = url
  await made.decode()
  URL.revokeObjectURL(url)
  return made
}
