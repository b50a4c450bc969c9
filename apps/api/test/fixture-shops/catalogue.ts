import type { DemoBrand, DemoCategory, DemoPackageContent, DemoProducer, DemoSalesUnit, DemoWarning } from '../../../../demo/types.ts'

const description = { en: '', pl: '' }

export const categories: DemoCategory[] = [
  {
    code: 'fasteners',
    name: { en: 'Fasteners', pl: 'Elementy złączne' },
    description: { en: 'What holds parts together.', pl: 'To, co łączy części.' },
    children: [
      {
        code: 'screws',
        name: { en: 'Screws and bolts', pl: 'Śruby i wkręty' },
        description,
        children: [{ code: 'bolts', name: { en: 'Hexagon bolts', pl: 'Śruby sześciokątne' }, description }],
      },
      {
        code: 'nuts-and-washers',
        name: { en: 'Nuts and washers', pl: 'Nakrętki i podkładki' },
        description,
        children: [
          { code: 'nuts', name: { en: 'Nuts', pl: 'Nakrętki' }, description },
          { code: 'washers', name: { en: 'Washers', pl: 'Podkładki' }, description },
        ],
      },
      { code: 'plugs', name: { en: 'Plugs and anchors', pl: 'Kołki i kotwy' }, description },
    ],
  },
  {
    code: 'hand-tools',
    name: { en: 'Hand tools', pl: 'Narzędzia ręczne' },
    description,
    children: [
      { code: 'hammers', name: { en: 'Hammers', pl: 'Młotki' }, description },
      { code: 'spanners', name: { en: 'Spanners', pl: 'Klucze' }, description },
    ],
  },
  { code: 'power-tools', name: { en: 'Power tools', pl: 'Elektronarzędzia' }, description },
  {
    code: 'safety',
    name: { en: 'Safety at work', pl: 'BHP' },
    description,
    children: [
      { code: 'gloves', name: { en: 'Work gloves', pl: 'Rękawice robocze' }, description },
      { code: 'glasses', name: { en: 'Safety glasses', pl: 'Okulary ochronne' }, description },
    ],
  },
]

export const brands: DemoBrand[] = [
  { code: 'normfix', name: 'Normfix', description: { en: 'Bolts by standard.', pl: 'Śruby według norm.' } },
  { code: 'projahn', name: 'Projahn', description: { en: 'Tools.', pl: 'Narzędzia.' } },
  { code: 'voltar', name: 'Voltar', description: { en: 'Power tools.', pl: 'Elektronarzędzia.' } },
  { code: 'ostoja', name: 'Ostoja', description: { en: 'Protection.', pl: 'Ochrona.' } },
]

export const producers: DemoProducer[] = [
  {
    brands: ['normfix', 'ostoja', 'projahn'],
    name: 'Normfix sp. z o.o.',
    street: 'ul. Prosta 1',
    postal_code: '00-001',
    city: 'Warszawa',
    country: 'PL',
    electronic_address: 'office@normfix.example',
  },
  {
    brands: ['voltar'],
    name: 'Voltar Ltd.',
    street: '1 High Street',
    postal_code: 'AB1 2CD',
    city: 'London',
    country: 'GB',
    electronic_address: 'office@voltar.example',
    responsible_person: {
      name: 'Voltar Polska sp. z o.o.',
      street: null,
      postal_code: '00-002',
      city: 'Warszawa',
      country: 'PL',
      electronic_address: 'office@voltar.pl.example',
    },
  },
]

/** Of a family, and of a single product. */
export const warnings: DemoWarning[] = [
  { text: { en: 'Wear safety glasses.', pl: 'Używaj okularów ochronnych.' }, of: ['power-tools', 'HAM-300'] },
]

export const contents: DemoPackageContent[] = [
  { amount: 100, unit: 'piece', of: ['933-8.8-M8'] },
  { amount: 50, unit: 'piece', of: ['NP-8'] },
]

export const salesUnits: DemoSalesUnit[] = [{ code: 'box', of: ['933-8.8-M8'] }]
