import { Parser } from 'htmlparser2'

type Attributes = Record<string, string>

/** Metadata, links and resources of a document; addresses as written. */
export interface ParsedPage {
  title: string
  description: string | undefined
  headings: number
  noindex: boolean
  canonical: string | undefined
  /** By hreflang. */
  alternates: Record<string, string>
  ids: Set<string>
  /** Links, and GET forms with their initial values. */
  links: Set<string>
  /** Resources that a browser loads or downloads. */
  files: Set<string>
  /** Actions of POST forms. */
  posts: Set<string>
  /** Addresses in structured data and link previews. */
  metadataUrls: Set<string>
}

/** `rel` values of head links that load nothing. */
const inertRels = new Set(['canonical', 'alternate', 'expect'])

const candidates = (srcset: string | undefined) => (srcset ? srcset.split(',').map(one => one.trim().split(/\s+/)[0] ?? '') : [])

export const urlsIn = (css: string) => [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, address = '']) => address)

/** The address of a GET form with its current values. */
interface Form {
  action: string
  fields: URLSearchParams
  select?: { name: string; value: string | undefined }
}

/** Parses a document; `origin` is the shop's, by which addresses in structured data are recognised. */
export function parsePage(html: string, origin: string): ParsedPage {
  const facts: ParsedPage = {
    title: '',
    description: undefined,
    headings: 0,
    noindex: false,
    canonical: undefined,
    alternates: {},
    ids: new Set(),
    links: new Set(),
    files: new Set(),
    posts: new Set(),
    metadataUrls: new Set(),
  }
  let inside: { name: string; text: string } | null = null
  let form: Form | null = null

  const opened = (name: string, at: Attributes) => {
    if (at.id) facts.ids.add(at.id)
    if (name === 'h1') facts.headings++
    if (name === 'a' && at.href !== undefined) facts.links.add(at.href)
    if (name === 'link') linked(at)
    if (name === 'meta') described(at)
    for (const file of [...(name === 'a' ? [] : [at.src, at.poster, at.data]), ...candidates(at.srcset), ...urlsIn(at.style ?? '')])
      if (file) facts.files.add(file)
    if (name === 'title' || name === 'style' || (name === 'script' && at.type === 'application/ld+json')) inside = { name, text: '' }
    if (name === 'form') {
      if (at.method?.toLowerCase() === 'post') facts.posts.add(at.action ?? '')
      else form = { action: at.action ?? '', fields: new URLSearchParams() }
    }
    if (at.formaction !== undefined) (form ? facts.links : facts.posts).add(at.formaction)
    if (form) filled(form, name, at)
  }

  const linked = ({ rel = '', href = '', hreflang, imagesrcset }: Attributes) => {
    if (rel === 'canonical') facts.canonical = href
    if (rel === 'alternate' && hreflang) facts.alternates[hreflang] = href
    if (inertRels.has(rel)) return
    for (const file of [href, ...candidates(imagesrcset)]) if (file) facts.files.add(file)
  }

  const described = ({ name, property, content = '' }: Attributes) => {
    if (name === 'description') facts.description = content
    if (name === 'robots' && content.includes('noindex')) facts.noindex = true
    if (property === 'og:image' || property === 'og:url') facts.metadataUrls.add(content)
  }

  const closed = (name: string) => {
    if (name === inside?.name) {
      if (name === 'title') facts.title ||= inside.text
      if (name === 'style') for (const file of urlsIn(inside.text)) facts.files.add(file)
      if (name === 'script')
        for (const address of stringsOf(JSON.parse(inside.text))) if (address.startsWith(origin)) facts.metadataUrls.add(address)
      inside = null
    }
    if (name === 'select' && form?.select?.value !== undefined) form.fields.append(form.select.name, form.select.value)
    if (name === 'form' && form) {
      facts.links.add(`${form.action}?${form.fields}`)
      form = null
    }
  }

  const parser = new Parser({
    onopentag: (name, at) => opened(name, at),
    ontext: text => {
      if (inside) inside.text += text
    },
    onclosetag: name => closed(name),
  })
  parser.end(html)
  return facts
}

const withoutValue = new Set(['submit', 'button', 'image', 'reset'])

function filled(form: Form, name: string, at: Attributes) {
  if (name === 'input' && at.name && !withoutValue.has(at.type ?? '')) {
    const isChoice = at.type === 'checkbox' || at.type === 'radio'
    if (!isChoice || at.checked !== undefined) form.fields.append(at.name, at.value ?? (isChoice ? 'on' : ''))
  }
  if (name === 'select' && at.name) form.select = { name: at.name, value: undefined }
  if (name === 'option' && form.select && (at.selected !== undefined || form.select.value === undefined)) form.select.value = at.value ?? ''
}

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : []
}
