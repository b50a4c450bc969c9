import { foldAccents } from '@stragan/contract'

/** A heading as an anchor. */
export interface Heading {
  id: string
  /** Without markup. */
  text: string
}

/** Ids used by layout and page. */
const taken = ['content', 'contents', 'cookie-settings', 'cookie-settings-title']

/**
 * Adds ids to the `h2` headings of a text and returns its table of contents. The input is the API's sanitised HTML, in which headings have
 * no attributes. Ids derive from the headings' words, so that links survive new sections before them.
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

/** Text outside of tags; in sanitised HTML every `<` begins a tag. */
const withoutTags = (html: string) =>
  html
    .split('<')
    .map((part, i) => (i === 0 ? part : part.slice(part.indexOf('>') + 1)))
    .join('')

/** `3. Ceny i płatność` becomes `ceny-i-platnosc`, without the number, which may change. */
function slugOf(text: string): string {
  const slug = foldAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
  return slug.replace(/^[-\d]+/, '') || 'part'
}

function free(wanted: string, used: Set<string>): string {
  let id = wanted
  for (let n = 2; used.has(id); n++) id = `${wanted}-${n}`
  used.add(id)
  return id
}
