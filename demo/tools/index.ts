import { languagesOffered, vatRates } from '../../apps/api/src/features/shops/default-configuration.ts'
import { logos } from '../art/drawings/logos.ts'
import { toolDrawings } from '../art/drawings/tools.ts'
import { deliveries, demoCurrencies, demoIdentity, payments, testPayment } from '../configuration.ts'
import { loadFamilies } from '../load-families.ts'
import { pagesOf } from '../pages.ts'
import { toolTheme } from '../themes.ts'
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

const accent = '#b8370f'

export const tools: DemoShop = {
  id: 1,
  code: 'tools',
  name: shopTexts.name,
  hosts: ['localhost', '127.0.0.1', '::1', 'demo.localhost'],
  categories,
  brands,
  producers,
  families: await loadFamilies(new URL('./families/', import.meta.url)),
  warnings,
  contents,
  salesUnits,
  drawings: toolDrawings,
  familyPictures,
  accent,
  configuration: {
    currency: demoCurrencies,
    vat_tax: vatRates,
    languages: languagesOffered('pl'),
    integrations: [],
    social_media: [],
    compatible_products: compatibleProducts,
    delivery: deliveries(300),
    payment: [...payments(shopTexts.name), testPayment],
    ...demoIdentity(shopTexts, 'http://localhost:3000', toolTheme, logos.tools),
  },
  goesWith: {
    'din-976': ['injection-mortars'],
    'chipboard-screws': ['nylon-plugs'],
    'construction-screws': ['impact-drivers'],
    'decking-screws': ['brad-point-drills'],
    'roofing-screws': ['impact-drivers'],
    'nylon-plugs': ['sds-plus-drills', 'chipboard-screws'],
    'wedge-anchors': ['sds-plus-drills', 'hammers'],
    'concrete-screws': ['sds-plus-drills', 'impact-sockets'],
    'injection-mortars': ['sds-plus-drills', 'din-976'],
    'din-338-hss-g': ['hand-taps', 'countersinks'],
    'din-338-cobalt': ['machine-taps', 'lubricants'],
    'hand-taps': ['din-338-hss-g', 'round-dies'],
    'metal-cutting-discs': ['safety-glasses'],
    'diamond-discs': ['respirators'],
    'flap-discs': ['work-gloves'],
    'combination-wrenches': ['sockets', 'tool-boxes'],
    'drill-drivers': ['bits'],
    'rotary-hammers': ['sds-plus-drills', 'sds-max-drills'],
    'angle-grinders': ['safety-glasses'],
    sealants: ['adhesives'],
    threadlockers: ['din-933', 'lubricants'],
    calipers: ['din-338-cobalt'],
  },
  gifts,
  discountCodes,
  customers,
  activity,
  pages: pagesOf(new URL('./pages/', import.meta.url), shopTexts.name, ['regulations', 'reward-regulations', 'privacy-policy', 'about-us', 'projahn']),
  content,
}
