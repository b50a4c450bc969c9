import { hrefTo, type Language, languages, type Page, type PageId, pageIds, pages } from '@stragan/routing'
import { port } from './ports.ts'

/** A public screen of one shop in one language. */
export interface PublicScreen {
  id: PageId
  language: Language
  host: Host
  path: string
  /** Host and path. */
  url: string
}

type Host = keyof typeof examples
type WithParams = { [Id in PageId]: (typeof pages)[Id] extends { params: object } ? Id : never }[PageId]

/** Screens that need an order or a saved list. */
const withoutExample = ['accountOrder', 'order', 'withdrawal', 'complaint', 'savedList', 'sharedList'] as const satisfies PageId[]

type Example = Exclude<WithParams, (typeof withoutExample)[number]>
const both = (value: string) => ({ en: value, pl: value })

/** An example value for each screen with a path parameter; a new screen without one does not compile. */
const examples = {
  localhost: {
    category: { en: 'hexagon-bolts', pl: 'sruby-szesciokatne' },
    brand: both('projahn'),
    product: {
      en: 'hexagon-bolt-din-933-m8-8-8-zinc-general-purpose',
      pl: 'sruba-szesciokatna-din-933-m8-8-8-ocynk-ogolnego-zastosowania',
    },
    article: both('gross-flow-control'),
    career: both('1'),
    gift: both('1'),
  },
  'kawa.localhost': {
    category: { en: 'espresso-blends', pl: 'mieszanki-do-espresso' },
    brand: both('palimir'),
    product: { en: 'assam-second-flush-ftgfop-leaf', pl: 'herbata-assam-z-drugiego-zbioru-lisc-ftgfop' },
    article: { en: 'water-for-coffee', pl: 'woda-do-kawy' },
    career: both('1'),
    gift: both('1'),
  },
} satisfies Record<string, Record<Example, Record<Language, string>>>

/** Screens without content in a demo shop: the coffee shop does not sell that brand. */
const missing: Record<Host, readonly PageId[]> = { localhost: [], 'kawa.localhost': ['projahn'] }

const isPublic = (id: PageId) => (pages[id] as Page).middleware !== 'is-logged-in' && !(withoutExample as readonly PageId[]).includes(id)

function pathOf(host: Host, language: Language, id: PageId): string {
  const value = (examples[host] as Partial<Record<PageId, Record<Language, string>>>)[id]?.[language] ?? ''
  const params = { id: value, slug: value }
  return hrefTo(language, id as 'product', params)
}

/** Every screen of both demo shops that needs neither account nor order, from the route table. */
export const publicScreens: readonly PublicScreen[] = (['localhost', 'kawa.localhost'] as const).flatMap(host =>
  pageIds
    .filter(id => isPublic(id) && !missing[host].includes(id))
    .flatMap(id =>
      languages.map(language => {
        const path = pathOf(host, language, id)
        return { id, language, host, path, url: `http://${host}:${port}${path}` }
      }),
    ),
)

/** Every customer screen except those of an order or a saved list, in both languages, from the route table. */
export const customerScreens: readonly Pick<PublicScreen, 'id' | 'language' | 'path'>[] = pageIds
  .filter(id => (pages[id] as Page).middleware === 'is-logged-in' && !('params' in pages[id]))
  .flatMap(id => languages.map(language => ({ id, language, path: hrefTo(language, id as 'home') })))
