const WIDE = 900
/** Of the address by which a page shows it: a map with its picture must fit into what a server takes. */
const MOST_LETTERS = 80_000

/** A picture from this device, made small enough to go with a map; null where it is none. */
export async function shrunk(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  for (const [share, quality] of [
    [1, 0.8],
    [1, 0.6],
    [0.75, 0.6],
    [0.5, 0.6],
    [0.35, 0.5],
  ] as const) {
    const text = drawn(picture, share, quality)
    if (text.length <= MOST_LETTERS) return text
  }
  return null
}

function drawn(picture: ImageBitmap, share: number, quality: number): string {
  const scale = Math.min(1, WIDE / picture.width) * share
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', quality)
}
