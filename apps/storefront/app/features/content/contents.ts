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
  const [before = '', ...parts] = html.split('<h2>')
  const marked = parts.map(part => {
    const end = part.indexOf('</h2>')
    if (end < 0) return `<h2>${part}`
    const text = plain(part.slice(0, end))
    const id = free(slugOf(text), used)
    contents.push({ id, text })
    return `<h2 id="${id}">${part}`
  })
  return { html: before + marked.join(''), contents }
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', '\u00a0'],
])

const plain = (html: string) =>
  withoutTags(html)
    .replaceAll(/&(?:#39|\w+);/g, entity => entities.get(entity) ?? entity)
    .trim()

/** What stands outside of tags; sanitised HTML has no `<` but theirs. */
const withoutTags = (html: string) =>
  html
    .split('<')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('')

/** `3. Ceny i płatność` is `ceny-i-platnosc`: its number may change. */
function slugOf(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
  return words.replace(/^[-\d]+/, '') || 'part'
}

function free(wanted: string, used: Set<string>): string {
  let id = wanted
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`
  used.add(id)
  return id
}
