import slugify from '@sindresorhus/slugify'
import type { ConfigurationScope } from '@stragan/contract'
import type { StoredEntry } from '../../apps/api/src/features/configuration/configuration.ts'
import type { Original } from '../../apps/api/src/features/pictures/pictures.ts'
import { languagesOffered, vatRates } from '../../apps/api/src/features/shops/default-configuration.ts'
import { logos } from '../art/drawings/logos.ts'
import { toolDrawings } from '../art/drawings/tools.ts'
import { deliveries, demoCurrencies, demoIdentity, payments } from '../configuration.ts'
import { features } from '../features.ts'
import { pagesOf } from '../pages.ts'
import { toolTheme } from '../themes.ts'
import { shopTexts } from '../tools/shop-texts.ts'
import type { Texts } from '../types.ts'
import type { Shape } from './shape.ts'
import { brandNames, categoryDescription, departments, featureValues, lines } from './vocabulary.ts'

const accent = '#b8370f'

/** In all of the shop, so that the rules have as much to compare as there can be. */
const compatibleProducts = departments.map(({ name }) => ({
  name,
  categories: departments.map(one => slugify(one.name.en)),
  goes_with: { categories: [slugify(name.en)] },
  same: [{ feature: 'material' }],
  joint: { checked: false },
}))

/** Every scope of a generated shop's configuration. */
export const configurationOf = (name: string, host: string): Record<ConfigurationScope, StoredEntry[]> => ({
  currency: demoCurrencies,
  vat_tax: vatRates,
  languages: languagesOffered('pl'),
  integrations: [],
  social_media: [],
  compatible_products: compatibleProducts,
  delivery: deliveries(300),
  payment: payments(name),
  ...demoIdentity({ ...shopTexts, name }, `http://${host}:3000`, toolTheme, logos.tools),
})

/** What every generated shop of a shape has alike, by table, in the order in which rows refer to each other. */
export async function rowsOf(shape: Shape, store: (drawing: string) => Promise<Original>): Promise<[table: string, rows: object[]][]> {
  return [
    ['brands', brandNames.slice(0, shape.brands).map((name, i) => ({ id: i + 1, name, slug: slugify(name), description: {} }))],
    ['categories', categoryRows(shape)],
    ['features', featureValues.map(([code], i) => ({ id: i + 1, code, position: i + 1, name: features[code] }))],
    ['feature_values', valueRows()],
    ['pictures', await pictureRows(shape, store)],
    ['discount_codes', [{ id: 1, code: 'RABAT10', discount_type: 'percentage', value: 1000, min_order_value: 0 }]],
    ['gifts', [gift]],
    ['content_pages', pageRows()],
  ]
}

const gift = {
  id: 1,
  position: 1,
  name: { en: 'Folding ruler', pl: 'Miara składana' },
  description: { en: 'Two metres of beech.', pl: 'Dwa metry, z buku.' },
  min_order_value: 50_000,
  stock_on_hand: 1_000_000,
}

const pageRows = () =>
  pagesOf(new URL('../tools/pages/', import.meta.url), shopTexts.name, ['regulations', 'privacy-policy', 'about-us']).map(page => ({
    ...page,
    valid_from: page.version,
    seo_title: {},
  }))

/** Departments, their kinds, and the lines of each kind: the last are the leaves, in the order in which products count them. */
function categoryRows(shape: Shape) {
  const chosen = departments.slice(0, shape.departments).map(({ name, kinds }) => ({ name, kinds: kinds.slice(0, shape.kinds) }))
  const kinds = chosen.flatMap(({ kinds: theirs }, i) => theirs.map(kind => ({ ...kind, parent_id: i + 1 })))
  const leaves = kinds.flatMap(({ names }, i) => lines.slice(0, shape.lines).map(line => ({ name: inBoth(language => `${names[language]}, ${line[language]}`), parent_id: shape.departments + i + 1 })))
  const rows = [...chosen.map(({ name }) => ({ name, parent_id: null })), ...kinds.map(({ names, parent_id }) => ({ name: names, parent_id })), ...leaves]
  return rows.map(({ name, parent_id }, i) => ({
    id: i + 1,
    parent_id,
    position: i + 1,
    name,
    slug: inBoth(language => slugify(name[language])),
    description: categoryDescription,
  }))
}

const valueRows = () =>
  featureValues.flatMap(([, values], i) => values.map(name => ({ feature_id: i + 1, code: slugify(name.en), name }))).map((value, i) => ({ id: i + 1, position: i + 1, ...value }))

/** Of each kind two views, whose ids follow each other. */
async function pictureRows(shape: Shape, store: (drawing: string) => Promise<Original>) {
  const kinds = departments.slice(0, shape.departments).flatMap(({ kinds: theirs }) => theirs.slice(0, shape.kinds))
  const views = kinds.flatMap(({ drawing, name }) => {
    const draw = toolDrawings[drawing]
    if (!draw) throw new Error(`The demo has no drawing of ${drawing}: name another in vocabulary.ts`)
    const { main, detail } = draw({ size: 0.5, accent })
    return [main, detail].map(view => ({ view, alt: name }))
  })
  return Promise.all(views.map(async ({ view, alt }, i) => ({ id: i + 1, alt, ...(await store(view)) })))
}

const inBoth = (of: (language: keyof Texts) => string): Texts => ({ en: of('en'), pl: of('pl') })
