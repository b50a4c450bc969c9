import routes from '../../back-office/app/routes.ts'
import { shopCode, toOffice } from './office.ts'
import { type Form, kindOf, readPage, Visitor } from './shop-pages.ts'

interface Route {
  path?: string | undefined
  children?: readonly Route[] | undefined
}

/** Patterns of the back office's route table, as `/:shop/orders/:uid`. */
export const officeRoutes = patternsIn(routes)

function patternsIn(all: readonly Route[]): string[] {
  return all.flatMap(({ path, children }) => (children ? patternsIn(children) : [`/${path ?? ''}`])).filter(path => path !== '/*')
}

/** Of parameters that no page links to. */
const values: Readonly<Record<string, string>> = {
  shop: shopCode,
  token: 'a-token-that-nobody-was-given',
  language: 'pl',
  list: 'orders',
  area: 'products',
  subject: 'new',
  form: 'data',
  scope: 'delivery',
  status: 'confirmed',
  id: '1',
  variantId: '1',
  value: '1',
  delivery: '00000000-0000-4000-8000-000000000000',
  picture: '1',
  '*': 'orders.csv',
}

const exampleOf = (route: string, uid: string) =>
  route.replaceAll(/:(\w+)|\*/g, (whole, name: string | undefined) => (name === 'uid' ? uid : (values[name ?? whole] ?? '')))

const isOf = (route: string, path: string) => {
  const parts = path.split('/')
  return (
    route.split('/').length === parts.length &&
    route.split('/').every((part, i) => part === parts[i] || (part === ':shop' && parts[i] === shopCode) || /^:(?!shop)/.test(part))
  )
}

export interface OfficePage {
  route: string
  path: string
}

/** Opens a page of each route, by a link where there is one; returns their addresses, and one form of each kind. */
export async function openOffice(url: string, token: string): Promise<{ pages: OfficePage[]; forms: Form[] }> {
  const staff = new Visitor(url, toOffice)
  staff.setCookie('staff', token)
  const found = new Map<string, string>()
  const forms = new Map<string, Form>()
  const add = (read: readonly Form[]) => {
    for (const form of read) if (!forms.has(kindOf(form))) forms.set(kindOf(form), form)
  }
  const open = async (route: string, path: string) => {
    found.set(route, path)
    const { status, html } = await staff.request(path)
    const read = readPage(path, status < 400 ? html : '')
    add(read.forms)
    for (const link of read.links) {
      const [target = ''] = link.split(/[?#]/)
      const linked = officeRoutes.find(one => !one.includes('*') && isOf(one, target))
      if (linked && !found.has(linked)) await open(linked, target)
    }
  }
  for (const route of ['/:shop', ...officeRoutes])
    if (!found.has(route)) await open(route, exampleOf(route, found.get('/:shop/orders/:uid')?.split('/').at(-1) ?? ''))
  // Staff who are signed in do not see the forms to sign in.
  for (const path of ['/sign-in', '/sign-in/second-factor'])
    add(readPage(path, (await new Visitor(url, toOffice).request(path)).html).forms)
  return { pages: [...found].map(([route, path]) => ({ route, path })), forms: [...forms.values()] }
}
