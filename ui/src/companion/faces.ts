/**
 * The page's own type as rules of a style sheet that carry the files themselves: a drawing that leaves the page has no others.
 *
 * `families` are those that the drawing writes with.
 */
export async function facesFor(families: string[]): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
  const wanted = faces.filter(({ style }) => families.some((family) => style.getPropertyValue('font-family').includes(family)))
  return (await Promise.all(wanted.map(carried))).join('')
}

/** The rule with its file inside it. */
async function carried({ style, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [, path] = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))!
  const file = await (await fetch(new URL(path!, parentStyleSheet?.href ?? location.href))).blob()
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => style.getPropertyValue(name))
  return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(${await asText(file)})}`
}

function asText(file: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.readAsDataURL(file)
  })
}
