import { type DemoFamily, type DemoProduct, tiered } from '../../../../demo/types.ts'

/** A product without variants. Prices are grosz net. */
const one = (symbol: string, en: string, pl: string, priceNet: number | null, more: Partial<DemoProduct> = {}): DemoProduct => ({
  symbol,
  name: { en, pl },
  note: { en: '', pl: '' },
  priceNet,
  weight: 0.5,
  stockOnHand: 20,
  ...more,
})

const family = (code: string, category: string, brand: string, products: DemoProduct[], more: Partial<DemoFamily> = {}): DemoFamily => ({
  code,
  category,
  brand,
  vat: 23,
  short: { en: `About ${code}`, pl: `O rodzinie ${code}` },
  description: { en: 'What it is for.', pl: 'Do czego służy.' },
  features: {},
  keywords: { en: '', pl: '' },
  products,
  ...more,
})

const steel = { en: 'Steel', pl: 'Stal' }
const stainless = { en: 'Stainless steel', pl: 'Stal nierdzewna' }
const thread = (size: string, material = steel) => ({ features: { thread: size, material } })

/** Sold by length: the shortest at the product's price with tiers, the next two dearer, the last of them sold out. */
const bolt = (symbol: string, en: string, pl: string, priceNet: number, of: Partial<DemoProduct>): DemoProduct => {
  const { weight: _, stockOnHand: __, ...product } = one(symbol, en, pl, priceNet, of)
  const variants = [
    { symbol: `${symbol}X20`, features: { length: '20 mm' }, weight: 0.5, stockOnHand: 40, tiers: tiered(priceNet, [10, 5], [50, 12]) },
    {
      symbol: `${symbol}X30`,
      features: { length: '30 mm' },
      weight: 0.6,
      stockOnHand: 30,
      tiers: tiered(priceNet + 200, [10, 5], [50, 12]),
    },
    { symbol: `${symbol}X40`, features: { length: '40 mm' }, weight: 0.7, stockOnHand: 0, tiers: tiered(priceNet + 400) },
  ]
  return { ...product, variants }
}

/**
 * The tool shop's products; ids are their places. By them the seed chooses: 3, 14, 25 and 36 are on sale, 3 and 36 after a lower price;
 * 5 and 42 will be, 9 was; 8 is of the month; 1 and 41 have personal prices.
 */
export const toolFamilies: DemoFamily[] = [
  family(
    'din-933',
    'bolts',
    'normfix',
    [
      bolt('933-8.8-M6', 'Set screw DIN 933 M6, 8.8', 'Śruba DIN 933 M6, 8.8', 1000, thread('M6')),
      bolt('933-8.8-M8', 'Set screw DIN 933 M8, 8.8', 'Śruba DIN 933 M8, 8.8', 1500, thread('M8')),
      bolt('933-8.8-M10', 'Set screw DIN 933 M10, 8.8', 'Śruba DIN 933 M10, 8.8', 2000, thread('M10')),
      bolt('933-A2-M8', 'Stainless set screw DIN 933 M8, A2', 'Śruba nierdzewna DIN 933 M8, A2', 3000, thread('M8', stainless)),
    ],
    { features: { norm: 'DIN 933', head: { en: 'hexagon', pl: 'sześciokątny' } } },
  ),
  family('din-934', 'nuts', 'normfix', [
    one('934-8-M6', 'Hexagon nut DIN 934 M6', 'Nakrętka DIN 934 M6', 500, thread('M6')),
    one('934-8-M8', 'Hexagon nut DIN 934 M8', 'Nakrętka DIN 934 M8', 600, thread('M8')),
    one('934-8-M10', 'Hexagon nut DIN 934 M10', 'Nakrętka DIN 934 M10', 700, thread('M10')),
    one('934-A2-M8', 'Stainless nut DIN 934 M8, A2', 'Nakrętka nierdzewna DIN 934 M8, A2', 1200, thread('M8', stainless)),
    one('985-8-M8', 'Lock nut DIN 985 M8', 'Nakrętka samohamowna DIN 985 M8', 900, { ...thread('M8'), stockOnHand: 0, brand: 'projahn' }),
  ]),
  family('din-125', 'washers', 'normfix', [
    one('125-M6', 'Flat washer DIN 125 M6', 'Podkładka płaska DIN 125 M6', 200, thread('M6')),
    one('125-M8', 'Flat washer DIN 125 M8', 'Podkładka płaska DIN 125 M8', 250, thread('M8')),
    one('125-M10', 'Flat washer DIN 125 M10', 'Podkładka płaska DIN 125 M10', 300, thread('M10')),
    one('125-A2-M8', 'Stainless washer DIN 125 M8, A2', 'Podkładka nierdzewna DIN 125 M8, A2', 450, thread('M8', stainless)),
    one('125-A2-M10', 'Stainless washer DIN 125 M10, A2', 'Podkładka nierdzewna DIN 125 M10, A2', 500, {
      ...thread('M10', stainless),
      stockOnHand: 0,
    }),
  ]),
  family('nylon-plugs', 'plugs', 'normfix', [
    one('NP-6', 'Nylon plug 6 mm', 'Kołek nylonowy 6 mm', 800, { weight: 0.0001 }),
    one('NP-8', 'Nylon plug 8 mm', 'Kołek nylonowy 8 mm', 900, { tiers: tiered(900, [10, 10], [100, 30]) }),
  ]),
  family('hammers', 'hammers', 'projahn', [
    one('HAM-300', 'Hammer 300 g', 'Młotek 300 g', 2500, { weight: 0.4 }),
    one('HAM-500', 'Hammer 500 g', 'Młotek 500 g', 3000, { weight: 0.7 }),
    one('HAM-1000', 'Hammer 1000 g', 'Młotek 1000 g', 4500, { weight: 1.3, stockOnHand: 3 }),
    one('HAM-5000', 'Sledgehammer 5 kg', 'Młot 5 kg', 12_000, { weight: 6, youtubeLink: 'https://www.youtube.com/watch?v=abcdefghijk' }),
    one('HAM-RUB', 'Rubber mallet', 'Młotek gumowy', 2800, { stockOnHand: 0 }),
  ]),
  family('combination-wrenches', 'spanners', 'projahn', [
    one('SP-8', 'Combination spanner 8 mm', 'Klucz płasko-oczkowy 8 mm', 1500),
    one('SP-10', 'Combination spanner 10 mm', 'Klucz płasko-oczkowy 10 mm', 1700),
    one('SP-13', 'Combination spanner 13 mm', 'Klucz płasko-oczkowy 13 mm', 1900),
    one('SP-17', 'Combination spanner 17 mm', 'Klucz płasko-oczkowy 17 mm', 2400),
    one('SP-19', 'Combination spanner 19 mm', 'Klucz płasko-oczkowy 19 mm', 2700, { isActive: false }),
    one('SP-SET', 'Set of 12 spanners', 'Zestaw 12 kluczy', 24_900, { weight: 3 }),
  ]),
  family(
    'drill-drivers',
    'power-tools',
    'voltar',
    [
      one('VDD-12', 'Drill driver 12 V', 'Wiertarko-wkrętarka 12 V', 39_900, { weight: 1.2, features: { voltage: '12 V' } }),
      one('VDD-18', 'Drill driver 18 V', 'Wiertarko-wkrętarka 18 V', 59_900, { weight: 1.9, features: { voltage: '18 V' } }),
      one('VDD-36', 'Drill driver 36 V, on request', 'Wiertarko-wkrętarka 36 V, na zapytanie', null, { features: { voltage: '36 V' } }),
    ],
    { features: { protection: 'IP54' } },
  ),
  family(
    'work-gloves',
    'gloves',
    'ostoja',
    [
      one('GLV-8', 'Work gloves, size 8', 'Rękawice robocze, rozmiar 8', 900, { features: { size: '8' } }),
      one('GLV-9', 'Work gloves, size 9', 'Rękawice robocze, rozmiar 9', 950, { features: { size: '9' } }),
      one('GLV-10', 'Work gloves, size 10', 'Rękawice robocze, rozmiar 10', 990, { features: { size: '10' } }),
      one('GLV-LEA', 'Leather gloves', 'Skórzane rękawice', 2900, {
        features: { material: { en: 'Leather', pl: 'Skóra' } },
        stockOnHand: 0,
      }),
      one('GLV-WIN', 'Winter gloves', 'Zimowe rękawice', 3900),
    ],
    { vat: 8 },
  ),
  family('safety-glasses', 'glasses', 'ostoja', [
    one('EYE-1', 'Safety glasses, clear', 'Okulary ochronne bezbarwne', 690, { features: { colour: { en: 'clear', pl: 'bezbarwny' } } }),
    one('EYE-2', 'Safety glasses, grey', 'Okulary ochronne szare', 790, { features: { colour: { en: 'grey', pl: 'szare' } } }),
    one('EYE-3', 'Safety glasses, amber', 'Okulary ochronne żółte', 1090, { features: { colour: { en: 'amber', pl: 'żółty' } } }),
    one('EYE-4', 'Łukowe gogle ochronne', 'Łukowe gogle ochronne', 2190),
    one('EYE-5', 'Chemical goggles', 'Gogle chemoodporne', 3490),
    one('EYE-6', 'Anti-fog goggles', 'Gogle nieparujące', 4190),
    one('EYE-7', 'Welding goggles', 'Gogle spawalnicze', 5290, { stockOnHand: 0 }),
    one('EYE-8', 'Face shield', 'Osłona twarzy', 6390),
  ]),
]

export const coffeeFamilies: DemoFamily[] = [
  family('espresso-blends', 'coffee', 'palimir', [
    one('ESP-1', 'Espresso Rano', 'Espresso Rano', 6900),
    one('ESP-2', 'Espresso Wieczór', 'Espresso Wieczór', 7900),
    one('ESP-3', 'Espresso Nokturn', 'Espresso Nokturn', 8900),
    one('ESP-4', 'Decaffeinated espresso', 'Espresso bezkofeinowe', 7500),
  ]),
  family(
    'sugar',
    'coffee',
    'palimir',
    [one('SUG-1', 'White sugar', 'Cukier biały', 600), one('SUG-2', 'Cane sugar', 'Cukier trzcinowy', 900, { stockOnHand: 0 })],
    { vat: 8 },
  ),
]
