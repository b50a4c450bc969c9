import { coffeeDrawings } from '../../../../demo/art/drawings/coffee.ts'
import { headTorch, utilityKnife } from '../../../../demo/art/drawings/gifts.ts'
import { logos } from '../../../../demo/art/drawings/logos.ts'
import { toolDrawings } from '../../../../demo/art/drawings/tools.ts'
import { deliveries, demoCurrencies, demoIdentity, payments, type ShopTexts } from '../../../../demo/configuration.ts'
import { type SeedOptions, seedShop } from '../../../../demo/seed.ts'
import type { DemoShop } from '../../../../demo/types.ts'
import { languagesOffered, vatRates } from '../../src/features/shops/default-configuration.ts'
import { defaultTheme } from '../../src/features/shops/default-theme.ts'
import { brands, categories, contents, producers, salesUnits, warnings } from './catalogue.ts'
import { content, noContent, pages } from './content.ts'
import { customers } from './customers.ts'
import { coffeeFamilies, toolFamilies } from './products.ts'

const noText = { en: '', pl: '' }

const textsOf = (name: string, email: string): ShopTexts => ({
  name,
  tagline: noText,
  description: noText,
  seoTitle: { en: name, pl: name },
  seoDescription: noText,
  address: { street: 'ul. Prosta 1', postal_code: '00-001', city: 'Warszawa' },
  phone: '+48 22 000 00 00',
  email,
  openingHours: noText,
})

const configurationOf = (texts: ShopTexts, origin: string): DemoShop['configuration'] => ({
  currency: demoCurrencies,
  vat_tax: vatRates,
  languages: languagesOffered('pl'),
  integrations: [],
  compatible_products: [],
  social_media: [{ code: 'facebook', name: 'Facebook', url: 'https://facebook.example/shop' }],
  delivery: deliveries(300),
  payment: payments(texts.name),
  ...demoIdentity(texts, origin, defaultTheme, logos.tools),
})

/** Nuts and washers by thread and material. */
const compatibleProducts = [
  { name: { en: 'Nut', pl: 'Nakrętka' }, goes_with: { categories: ['nuts'] }, joint: { checked: true, pieces: 1 } },
  {
    name: { en: 'Washer', pl: 'Podkładka' },
    goes_with: { categories: ['washers'] },
    joint: { checked: true, pieces: 2 },
    joint_title: { en: 'Complete the joint', pl: 'Skompletuj połączenie' },
  },
].map(rule => ({ ...rule, categories: ['screws-and-bolts'], same: [{ feature: 'thread' }, { feature: 'material' }] }))

/** Has something of every kind that the API knows. */
const tools: DemoShop = {
  id: 1,
  code: 'tools',
  name: 'Tools',
  hosts: ['localhost', 'tools.localhost'],
  categories,
  brands,
  producers,
  families: toolFamilies,
  warnings,
  contents,
  salesUnits,
  drawings: toolDrawings,
  familyPictures: [],
  accent: '#b8370f',
  configuration: {
    ...configurationOf(textsOf('Tools', 'shop@tools.localhost'), 'http://localhost:3000'),
    compatible_products: compatibleProducts,
  },
  goesWith: { 'din-933': ['din-934', 'din-125'] },
  gifts: [
    { name: { en: 'Knife', pl: 'Nóż' }, description: noText, draw: utilityKnife, minOrderValue: 20_000, stockOnHand: 200 },
    { name: { en: 'Head torch', pl: 'Latarka czołowa' }, description: noText, draw: headTorch, minOrderValue: 100_000, stockOnHand: 0 },
  ],
  discountCodes: [
    { code: 'RABAT10', type: 'percentage', value: 1000, minOrderValue: 0 },
    { code: 'MINUS50', type: 'fixed', value: 5000, minOrderValue: 30_000 },
  ],
  pages,
  content,
  customers,
}

/** Another shop of the installation, with the same ids. */
const coffee: DemoShop = {
  ...tools,
  id: 2,
  code: 'coffee',
  name: 'Coffee',
  hosts: ['coffee.localhost'],
  categories: [{ code: 'coffee', name: { en: 'Coffee', pl: 'Kawa' }, description: noText }],
  brands: [{ code: 'palimir', name: 'Palimir', description: noText }],
  producers: producers.slice(0, 1).map(producer => ({ ...producer, brands: ['palimir'] })),
  families: coffeeFamilies,
  warnings: [],
  contents: [],
  salesUnits: [],
  drawings: coffeeDrawings,
  familyPictures: [],
  configuration: configurationOf(textsOf('Coffee', 'shop@coffee.localhost'), 'http://coffee.localhost:3000'),
  goesWith: {},
  gifts: [],
  discountCodes: [],
  content: { ...noContent, familyNames: { 'espresso-blends': { en: 'Espresso', pl: 'Espresso' }, sugar: { en: 'Sugar', pl: 'Cukier' } } },
  customers: [],
}

/** Seeds the shops on which the API's tests run: small enough to know by heart. */
export async function seedFixtureShops(options: SeedOptions) {
  for (const shop of [tools, coffee]) await seedShop(shop, options)
}
