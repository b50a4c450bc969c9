import { findPage, hrefTo, type PageId, pageIds, pages } from '@stragan/routing'
import { Parser } from 'htmlparser2'
import { newAddress } from './input-scaling.ts'

export interface Field {
  name: string
  /** Type of the input, or `select` or `textarea`. */
  type: string
  value: string
}

/** A form of a page with one of its buttons. */
export interface Form {
  page: string
  path: string
  method: 'GET' | 'POST'
  hasFile: boolean
  fields: Field[]
}

interface Read {
  forms: Form[]
  links: string[]
}

/** Parses the forms and links of a page; the button of a form is a field. */
export function readPage(page: string, html: string): Read {
  const forms: (Form & { buttons: Field[] })[] = []
  const links: string[] = []
  const outside: { form: string; field: Field; isButton: boolean }[] = []
  const byId = new Map<string, (typeof forms)[number]>()
  let open: (typeof forms)[number] | undefined
  let select: Field | undefined
  const add = (field: Field, isButton: boolean, form: string | undefined) => {
    if (field.name === '') return
    if (form) outside.push({ form, field, isButton })
    else (isButton ? open?.buttons : open?.fields)?.push(field)
  }
  new Parser({
    onopentag(tag, { name = '', value = '', type, form, href, id, ...given }) {
      if (tag === 'a' && href?.startsWith('/')) links.push(href)
      if (tag === 'form') {
        const path = (given.action || page).replace(/#.*$/, '')
        const method = given.method?.toLowerCase() === 'post' ? 'POST' : 'GET'
        open = { page, path, method, hasFile: given.enctype === 'multipart/form-data', fields: [], buttons: [] }
        forms.push(open)
        if (id) byId.set(id, open)
      }
      if (tag === 'input') add({ name, type: type ?? 'text', value: value || (type === 'checkbox' ? 'on' : '') }, type === 'submit', form)
      if (tag === 'textarea') add({ name, type: tag, value: '' }, false, form)
      if (tag === 'button') add({ name, type: tag, value }, true, form)
      if (tag === 'select') {
        select = { name, type: tag, value: '' }
        add(select, false, form)
      }
      if (tag === 'option' && select && (select.value === '' || 'selected' in given)) select.value = value
    },
    onclosetag(tag) {
      if (tag === 'form') open = undefined
      if (tag === 'select') select = undefined
    },
  }).end(html)
  for (const { form, field, isButton } of outside) (isButton ? byId.get(form)?.buttons : byId.get(form)?.fields)?.push(field)
  return { links, forms: forms.flatMap(withEachButton) }
}

/** One field of each kind: filters and cart lines differ in a number or a name only. */
const oneOfEach = (fields: Field[]) => [...new Map(fields.map(field => [kindOfField(field), field])).values()]

function withEachButton({ buttons, ...form }: Form & { buttons: Field[] }): Form[] {
  return buttons.length > 0
    ? buttons.map(button => ({ ...form, fields: oneOfEach([...form.fields, button]) }))
    : [{ ...form, fields: oneOfEach(form.fields) }]
}

/** Identifies equivalent forms: by action, method, fields and intent. */
export function kindOf({ path, method, fields }: Form): string {
  const intent = fields.findLast(({ name }) => name === 'intent')?.value
  return JSON.stringify([pageOf(path) ?? path.split('?')[0], method, [...new Set(fields.map(kindOfField))].sort(), intent])
}

/** `line-1` and `line-2` are the same field, and so are `feature[size]` and `feature[norm]`. */
const kindOfField = ({ name }: Field): string => name.replaceAll(/\d+|\[[^\]]*\]/g, '0')

const pageOf = (path: string): PageId | undefined => {
  const found = findPage(path.split('?')[0] ?? '')
  return 'page' in found ? found.page.id : undefined
}

/** A visitor with a cookie jar. */
export class Visitor {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #cookies = new Map<string, string>()

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url
    this.#headers = headers
  }

  setCookie(name: string, value: string) {
    this.#cookies.set(name, value)
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async request(path: string, body?: URLSearchParams): Promise<{ status: number; html: string }> {
    const response = await fetch(this.#url + path, {
      ...(body && { method: 'POST', body }),
      redirect: 'manual',
      headers: { ...this.#headers, cookie: this.cookie, 'x-forwarded-for': newAddress() },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return { status: response.status, html: await response.text() }
  }

  /**
   * One form of each kind on the English screens of this visitor: each screen once, with parameters from links, then the responses to their
   * own forms.
   */
  async forms(): Promise<Form[]> {
    const forms = new Map<string, Form>()
    const add = (all: Form[]) => {
      for (const form of all) if (!forms.has(kindOf(form))) forms.set(kindOf(form), form)
    }
    for (const [path, html] of await this.#screens()) add(readPage(path, html).forms)
    for (const { page, path, method, fields } of [...forms.values()])
      if (method === 'POST' && path === page)
        add(readPage(page, (await this.request(path, new URLSearchParams(filledIn(fields)))).html).forms)
    return [...forms.values()]
  }

  async #screens(): Promise<[path: string, html: string][]> {
    const screens = new Map<PageId, string>()
    for (const id of pageIds) if (!('params' in pages[id])) screens.set(id, hrefTo('en', id as 'home'))
    const opened = new Map<string, string>()
    for (let path = nextOf(screens, opened); path; path = nextOf(screens, opened)) {
      const { status, html } = await this.request(path)
      opened.set(path, status === 200 ? html : '')
      for (const link of readPage(path, html).links) {
        const id = link.startsWith('/en') ? pageOf(link) : undefined
        if (id && !screens.has(id)) screens.set(id, link)
      }
    }
    return [...opened]
  }
}

/** Fills empty fields with `x`. */
export const filledIn = (fields: readonly Field[]): [string, string][] =>
  fields.filter(({ type }) => type !== 'file').map(({ name, value }) => [name, value || 'x'])

const nextOf = (screens: Map<PageId, string>, opened: Map<string, string>) => [...screens.values()].find(path => !opened.has(path))
