import { languagesOffered, vatRates } from '../../src/features/shops/default-configuration.ts'
import { deliveries, demoCurrencies, demoIdentity, payments, testPayment } from '../configuration.ts'
import { logos } from '../drawings/logos.ts'
import { toolDrawings } from '../drawings/tools.ts'
import { loadFamilies } from '../load-families.ts'
import { pagesOf } from '../pages.ts'
import { toolTheme } from '../themes.ts'
import type { DemoShop } from '../types.ts'
import { brands } from './brands.ts'
import { categories } from './categories.ts'
import { content } from './content/index.ts'
import { contents } from './contents.ts'
import { customers } from './customers.ts'
import { discountCodes, gifts } from './offers.ts'
import { producers } from './producers.ts'
import { salesUnits } from './sales-units.ts'
import { shopTexts } from './shop-texts.ts'
import { warnings } from './warnings.ts'

const accent = '#b8370f'

export const tools: DemoShop = {
  id: 1,
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
  accent,
  configuration: {
    currency: demoCurrencies,
    vat_tax: vatRates,
    languages: languagesOffered('pl'),
    integrations: [],
    social_media: [],
    delivery: deliveries(300),
    payment: [...payments(shopTexts.name), testPayment],
    ...demoIdentity(shopTexts, 'http://localhost:3000', toolTheme, logos.tools),
  },
  goesWith: {
    'din-933': ['din-934', 'din-125'],
    'din-931': ['din-934', 'din-125'],
    'din-933-a2': ['din-1587', 'din-9021'],
    'din-912': ['hex-keys', 'din-127'],
    'iso-10642': ['hex-keys'],
    'iso-7380': ['hex-keys'],
    'din-976': ['din-934', 'din-9021', 'injection-mortars'],
    'chipboard-screws': ['bits', 'nylon-plugs'],
    'construction-screws': ['bits', 'impact-drivers'],
    'decking-screws': ['bits', 'brad-point-drills'],
    'roofing-screws': ['impact-drivers'],
    'nylon-plugs': ['sds-plus-drills', 'chipboard-screws'],
    'wedge-anchors': ['sds-plus-drills', 'hammers'],
    'concrete-screws': ['sds-plus-drills', 'impact-sockets'],
    'injection-mortars': ['sds-plus-drills', 'din-976'],
    'din-338-hss-g': ['hand-taps', 'countersinks'],
    'din-338-cobalt': ['machine-taps', 'lubricants'],
    'hand-taps': ['din-338-hss-g', 'round-dies'],
    'metal-cutting-discs': ['angle-grinders', 'safety-glasses'],
    'diamond-discs': ['angle-grinders', 'respirators'],
    'flap-discs': ['angle-grinders', 'work-gloves'],
    'combination-wrenches': ['sockets', 'tool-boxes'],
    sockets: ['ratchets'],
    'impact-sockets': ['impact-drivers'],
    'drill-drivers': ['batteries', 'bits'],
    'impact-drivers': ['batteries', 'impact-sockets'],
    'rotary-hammers': ['sds-plus-drills', 'sds-max-drills'],
    'angle-grinders': ['metal-cutting-discs', 'flap-discs', 'safety-glasses'],
    sealants: ['adhesives'],
    threadlockers: ['din-933', 'lubricants'],
    calipers: ['din-338-cobalt'],
  },
  gifts,
  discountCodes,
  customers,
  pages: pagesOf(new URL('./pages/', import.meta.url), shopTexts.name, ['regulations', 'reward-regulations', 'privacy-policy', 'about-us', 'projahn']),
  content,
}
