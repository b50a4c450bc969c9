import { languagesOffered, vatRates } from '../../apps/api/src/features/shops/default-configuration.ts'
import { coffeeDrawings } from '../art/drawings/coffee.ts'
import { logos } from '../art/drawings/logos.ts'
import { deliveries, demoCurrencies, demoIdentity, payments, testPayment } from '../configuration.ts'
import { loadFamilies } from '../load-families.ts'
import { pagesOf } from '../pages.ts'
import { coffeeTheme } from '../themes.ts'
import type { DemoShop } from '../types.ts'
import { activity } from './activity/index.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { compatibleProducts } from './compatible-products.ts'
import { content } from './content/index.ts'
import { contents } from './contents.ts'
import { customers } from './customers.ts'
import { familyPictures } from './family-pictures.ts'
import { discountCodes, gifts } from './offers.ts'
import { producers } from './producers.ts'
import { salesUnits } from './sales-units.ts'
import { shopTexts } from './shop-texts.ts'
import { warnings } from './warnings.ts'

const accent = '#7a3e1d'

export const coffee: DemoShop = {
  id: 2,
  code: 'coffee',
  name: shopTexts.name,
  hosts: ['kawa.localhost'],
  categories,
  brands,
  producers,
  families: await loadFamilies(new URL('./families/', import.meta.url)),
  warnings,
  contents,
  salesUnits,
  drawings: coffeeDrawings,
  familyPictures,
  accent,
  configuration: {
    currency: demoCurrencies,
    vat_tax: vatRates,
    languages: languagesOffered('pl'),
    integrations: [],
    social_media: [],
    compatible_products: compatibleProducts,
    delivery: deliveries(150),
    payment: [...payments(shopTexts.name), testPayment],
    ...demoIdentity(shopTexts, 'http://kawa.localhost:3000', coffeeTheme, logos.coffee),
  },
  goesWith: {
    'espresso-blends': ['grinders', 'espresso-machines'],
    'single-origins': ['pour-over', 'grinders'],
    'filter-coffee': ['pour-over', 'paper-cups'],
    'espresso-machines': ['cleaning', 'grinders'],
    'vending-machines': ['vending-powders', 'paper-cups', 'cleaning'],
    'vending-powders': ['paper-cups'],
    cocoa: ['milk-and-sugar'],
    'black-tea': ['milk-and-sugar', 'sugar'],
  },
  gifts,
  discountCodes,
  customers,
  activity,
  pages: pagesOf(new URL('./pages/', import.meta.url), shopTexts.name, ['regulations', 'reward-regulations', 'privacy-policy', 'about-us', 'palimir']),
  content,
}
