/** A heading of a text, to jump to. */
export interface Heading {
  id: string
  /** Without markup. */
  text: string
}

/** Ids that the frame and the page around a text have. */
const taken = ['content', 'contents', 'cookie-settings', 'cookie-settings-title']

/**
 * The table of contents of a text from its `h2`, and the text with an id on each of them. The text is the API's sanitised HTML, in which
 * headings have no attributes. Ids come from the words, so that a link to a part survives new parts before it.
 */
export function withContents(html: string): { html: string; contents: Heading[] } {
  const used = new Set(taken)
  const contents: Heading[] = []
  const marked = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (_, inner: string) => {
    const text = plain(inner)
    const id = free(slugOf(text), used)
    contents.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, contents }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }

const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()

/** `3. Ceny i płatność` is `ceny-i-platnosc`: its number may change. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '') || 'part'

function free(wanted: string, used: Set<string>): string {
  let id = wanted
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`
  used.add(id)
  return id
}
