import type { DemoBrand, DemoCategory, DemoProducer, DemoWarning, Texts } from '../types.ts'

export const categories: DemoCategory[] = [
  {
    code: 'fasteners',
    name: { en: 'Miniature fasteners', pl: 'Miniaturowe elementy złączne' },
    description: {
      en: 'Screws, nuts and washers for models, glasses and instruments.',
      pl: 'Śruby, nakrętki i podkładki do modeli, okularów i przyrządów.',
    },
    children: [
      {
        code: 'micro-screws',
        name: { en: 'Micro screws', pl: 'Mikrośruby' },
        description: { en: 'Machine screws from M1 to M2.', pl: 'Śruby z gwintem metrycznym od M1 do M2.' },
      },
      {
        code: 'micro-nuts',
        name: { en: 'Micro nuts and washers', pl: 'Mikronakrętki i podkładki' },
        description: { en: 'Nuts from M1 to M2, and washers for them.', pl: 'Nakrętki od M1 do M2 i podkładki do nich.' },
      },
    ],
  },
  {
    code: 'accessories',
    name: { en: 'Tools and adhesives', pl: 'Narzędzia i kleje' },
    description: { en: 'Tools for turning small screws, and adhesives for keeping them tight.', pl: 'Narzędzia do dokręcania małych śrub i kleje do ich zabezpieczania.' },
  },
]

export const brands: DemoBrand[] = [
  {
    code: 'drobina',
    name: 'Drobina',
    description: {
      en: 'Miniature screws turned from brass and steel.',
      pl: 'Toczone śruby miniaturowe z mosiądzu i stali.',
    },
  },
  {
    code: 'finedrive',
    name: 'Finedrive',
    description: { en: 'Screwdrivers for watchmakers and model builders.', pl: 'Wkrętaki dla zegarmistrzów i modelarzy.' },
  },
]

export const producers: DemoProducer[] = [
  {
    brands: ['drobina'],
    name: 'Drobina Tokarnia sp. z o.o.',
    street: 'ul. Precyzyjna 1',
    postal_code: '58-100',
    city: 'Świdnica',
    country: 'PL',
    electronic_address: 'jakosc@drobina.example',
  },
  {
    brands: ['finedrive'],
    name: 'Finedrive GmbH',
    street: 'Uhrmacherweg 12',
    postal_code: '01768',
    city: 'Glashütte',
    country: 'DE',
    electronic_address: 'service@finedrive.example',
  },
]

export const warnings: DemoWarning[] = [
  {
    text: { en: 'Small parts: keep away from children under three years.', pl: 'Małe elementy: trzymaj z dala od dzieci do lat trzech.' },
    of: ['micro-screws', 'micro-nuts', 'micro-washers'],
  },
]

/** What data sheets call each family. */
export const familyNames: Record<string, Texts> = {
  'micro-nuts': { en: 'Miniature nuts', pl: 'Nakrętki miniaturowe' },
  'micro-screws': { en: 'Miniature screws', pl: 'Śruby miniaturowe' },
  'micro-washers': { en: 'Miniature washers', pl: 'Podkładki miniaturowe' },
  'precision-screwdrivers': { en: 'Precision screwdrivers', pl: 'Wkrętaki precyzyjne' },
}
