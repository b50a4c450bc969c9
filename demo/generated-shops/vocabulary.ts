import type { FeatureCode } from '../features.ts'
import type { Texts } from '../types.ts'

/** What generated shops are named, filled and described with. */

interface Kind {
  /** One of them. */
  name: Texts
  /** Of its category. */
  names: Texts
  /** The family of the demo shop whose drawings show it. */
  drawing: string
}

interface Department {
  name: Texts
  kinds: readonly [Kind, Kind, Kind, Kind]
}

const kind = (drawing: string, en: string, pl: string, names: Texts): Kind => ({ name: { en, pl }, names, drawing })

export const departments: readonly Department[] = [
  {
    name: { en: 'Fasteners', pl: 'Elementy złączne' },
    kinds: [
      kind('din-933', 'Hex bolt', 'Śruba sześciokątna', { en: 'Hex bolts', pl: 'Śruby sześciokątne' }),
      kind('din-934', 'Hex nut', 'Nakrętka sześciokątna', { en: 'Hex nuts', pl: 'Nakrętki sześciokątne' }),
      kind('din-125', 'Flat washer', 'Podkładka płaska', { en: 'Flat washers', pl: 'Podkładki płaskie' }),
      kind('chipboard-screws', 'Chipboard screw', 'Wkręt do płyt', { en: 'Chipboard screws', pl: 'Wkręty do płyt' }),
    ],
  },
  {
    name: { en: 'Cutting tools', pl: 'Narzędzia skrawające' },
    kinds: [
      kind('din-338-hss-g', 'Twist drill', 'Wiertło kręte', { en: 'Twist drills', pl: 'Wiertła kręte' }),
      kind('sds-plus-drills', 'Masonry drill', 'Wiertło udarowe', { en: 'Masonry drills', pl: 'Wiertła udarowe' }),
      kind('hand-taps', 'Hand tap', 'Gwintownik ręczny', { en: 'Hand taps', pl: 'Gwintowniki ręczne' }),
      kind('metal-cutting-discs', 'Cutting disc', 'Tarcza tnąca', { en: 'Cutting discs', pl: 'Tarcze tnące' }),
    ],
  },
  {
    name: { en: 'Hand tools', pl: 'Narzędzia ręczne' },
    kinds: [
      kind('hammers', 'Hammer', 'Młotek', { en: 'Hammers', pl: 'Młotki' }),
      kind('pliers', 'Pair of pliers', 'Szczypce', { en: 'Pliers', pl: 'Szczypce' }),
      kind('screwdrivers', 'Screwdriver', 'Wkrętak', { en: 'Screwdrivers', pl: 'Wkrętaki' }),
      kind('combination-wrenches', 'Combination spanner', 'Klucz płasko-oczkowy', { en: 'Spanners', pl: 'Klucze' }),
    ],
  },
  {
    name: { en: 'Power tools', pl: 'Elektronarzędzia' },
    kinds: [
      kind('drill-drivers', 'Drill driver', 'Wiertarko-wkrętarka', { en: 'Drill drivers', pl: 'Wiertarko-wkrętarki' }),
      kind('angle-grinders', 'Angle grinder', 'Szlifierka kątowa', { en: 'Angle grinders', pl: 'Szlifierki kątowe' }),
      kind('rotary-hammers', 'Rotary hammer', 'Młotowiertarka', { en: 'Rotary hammers', pl: 'Młotowiertarki' }),
      kind('batteries', 'Battery', 'Akumulator', { en: 'Batteries', pl: 'Akumulatory' }),
    ],
  },
  {
    name: { en: 'Workshop and safety', pl: 'Warsztat i BHP' },
    kinds: [
      kind('work-gloves', 'Pair of work gloves', 'Rękawice robocze', { en: 'Work gloves', pl: 'Rękawice' }),
      kind('safety-glasses', 'Safety glasses', 'Okulary ochronne', { en: 'Safety glasses', pl: 'Okulary' }),
      kind('tool-boxes', 'Tool box', 'Skrzynka narzędziowa', { en: 'Tool boxes', pl: 'Skrzynki narzędziowe' }),
      kind('lubricants', 'Spray lubricant', 'Smar w sprayu', { en: 'Lubricants', pl: 'Smary' }),
    ],
  },
]

/** Into which every kind is divided: the third level of the tree. */
export const lines: readonly Texts[] = [
  { en: 'basic series', pl: 'seria podstawowa' },
  { en: 'professional series', pl: 'seria profesjonalna' },
  { en: 'heavy-duty series', pl: 'seria wzmocniona' },
  { en: 'compact series', pl: 'seria kompaktowa' },
  { en: 'long-life series', pl: 'seria o podwyższonej trwałości' },
]

/** Three of them name a series: there are 8,000, so that a shop's vocabulary grows with its products. */
export const syllables = 'ba do fe gi ku la me no pi ra se ti vo za bru dre fal gor lin tam'.split(' ')

export const brandNames =
  'Argenta Bolmet Castor Dravis Ekomet Ferrum Granit Hutnik Irbis Jantar Kormex Lumira Metalix Norvex Orkan Praktik Quarto Rawel Stalpol Tormax Ursus Vektor Wektra Zefir'.split(' ')

const same = (...values: string[]): Texts[] => values.map(value => ({ en: value, pl: value }))

/** The values of each feature; all but the last are of products, the last tells variants apart. */
export const featureValues = [
  [
    'material',
    [
      { en: 'Steel', pl: 'Stal' },
      { en: 'Stainless steel', pl: 'Stal nierdzewna' },
      { en: 'Brass', pl: 'Mosiądz' },
      { en: 'Aluminium', pl: 'Aluminium' },
      { en: 'Nylon', pl: 'Poliamid' },
      { en: 'Carbide', pl: 'Węglik spiekany' },
    ],
  ],
  [
    'finish',
    [
      { en: 'Zinc plated', pl: 'Ocynk galwaniczny' },
      { en: 'Hot-dip galvanised', pl: 'Ocynk ogniowy' },
      { en: 'Black oxide', pl: 'Czerniona' },
      { en: 'Plain', pl: 'Bez powłoki' },
      { en: 'Painted', pl: 'Lakierowana' },
    ],
  ],
  ['norm', same('DIN 125', 'DIN 338', 'DIN 352', 'DIN 912', 'DIN 931', 'DIN 933', 'DIN 934', 'ISO 4014', 'ISO 4017', 'EN 388')],
  ['pack', [1, 10, 25, 50, 100, 500].map(pieces => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` }))],
  ['length', same(...Array.from({ length: 30 }, (_, i) => `${(i + 1) * 10} mm`))],
] as const satisfies readonly (readonly [FeatureCode, readonly Texts[]])[]

export const shortDescription: Texts = {
  en: 'For daily work in the workshop and on site.',
  pl: 'Do codziennej pracy w warsztacie i na budowie.',
}

export const description: Texts = {
  en:
    'Made to the standard that stands among its features and checked by batch. The material takes the load that the standard asks for; the finish keeps it ' +
    'from corrosion in dry rooms, and outdoors where it is galvanised.\n\nPrices fall with the quantity. What is in stock leaves on the same working day.',
  pl:
    'Wykonanie zgodne z normą podaną wśród cech, kontrolowane w każdej partii. Materiał przenosi obciążenia, których wymaga norma; powłoka chroni przed ' +
    'korozją w pomieszczeniach suchych, a ocynkowana także na zewnątrz.\n\nCena spada wraz z ilością. Towar z magazynu wysyłamy tego samego dnia roboczego.',
}

export const categoryDescription: Texts = {
  en: 'Choose by material, finish and length; prices for larger quantities stand beside every product.',
  pl: 'Wybierz według materiału, powłoki i długości; ceny za większe ilości podajemy przy każdym produkcie.',
}
