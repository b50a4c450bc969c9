import { languagesOffered, vatRates } from '../../apps/api/src/features/shops/default-configuration.ts'
import { defaultTheme } from '../../apps/api/src/features/shops/default-theme.ts'
import type { NewShop } from '../../apps/api/src/features/shops/shops.ts'
import { templatePages } from '../../apps/api/src/features/shops/template-pages.ts'
import { logos } from '../art/drawings/logos.ts'
import { toolDrawings } from '../art/drawings/tools.ts'
import { deliveries, demoCurrencies, demoIdentity, payments } from '../configuration.ts'
import { loadFamilies } from '../load-families.ts'
import type { DemoPage, DemoShop } from '../types.ts'
import { activity } from './activity.ts'
import { brands, categories, familyNames, producers, warnings } from './catalogue.ts'
import { customers } from './customers.ts'
import { shopTexts } from './shop-texts.ts'

const origin = 'http://test.localhost:3000'
const version = '2026-09-01'
const { name, seller = { name }, address, phone, email } = shopTexts

/** The documents that a new shop begins with. */
function pages(): DemoPage[] {
  const shop: NewShop = {
    name,
    language: 'pl',
    hosts: [],
    owner: null,
    origin,
    business: { ...seller, ...address, country: 'PL', phone, email },
    account: null,
    courierNet: 0,
    rates: {},
  }
  return templatePages(shop, new Date(version)).map(page => ({ ...page, key: page.key as DemoPage['key'], version }))
}

/** The drawings of the tool shop's families, smaller. */
const drawingOf = (family: string) => {
  const drawing = toolDrawings[family]
  if (!drawing) throw new Error(`Nobody drew the family ${family}`)
  return drawing
}

/** A small shop in test mode: orders are marked as test, and what a larger one has is off, missing or left out. */
export const testShop: DemoShop = {
  id: 3,
  code: 'test-shop',
  name,
  hosts: ['test.localhost'],
  categories,
  brands,
  producers,
  families: await loadFamilies(new URL('./families/', import.meta.url)),
  warnings,
  contents: [],
  salesUnits: [],
  drawings: {
    'micro-nuts': drawingOf('din-934'),
    'micro-screws': drawingOf('din-912'),
    'micro-washers': drawingOf('din-125'),
    'precision-screwdrivers': drawingOf('screwdrivers'),
  },
  familyPictures: [],
  accent: '#0b5d7a',
  configuration: {
    currency: demoCurrencies.map(entry => ({ ...entry, enabled: entry.code !== 'USD' })),
    vat_tax: vatRates.map(entry => ({ ...entry, enabled: entry.percent !== 0 })),
    languages: languagesOffered('pl'),
    integrations: [],
    social_media: [
      { code: 'facebook', name: 'Facebook', url: 'https://facebook.example/mikrosruba' },
      { code: 'youtube', name: 'YouTube', url: 'https://youtube.example/@mikrosruba' },
      { code: 'instagram', name: 'Instagram', url: 'https://instagram.example/mikrosruba', enabled: false },
    ],
    compatible_products: [],
    delivery: deliveries(100),
    payment: payments(name),
    ...demoIdentity(shopTexts, origin, defaultTheme, logos.test),
    shop_configuration: [{ mode: 'production_test', new_days: 30 }],
  },
  goesWith: { 'micro-screws': ['micro-nuts', 'precision-screwdrivers'] },
  gifts: [],
  discountCodes: [],
  pages: pages(),
  content: { articles: [], careers: [], catalogues: [], machines: [], points: [], familyNames },
  customers,
  activity,
}
