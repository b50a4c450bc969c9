import { utilityKnife } from '../../../../demo/art/drawings/gifts.ts'
import { coilCabinet } from '../../../../demo/art/drawings/tool-cabinets.ts'
import type { DemoContent, DemoPage, Texts } from '../../../../demo/types.ts'
import { toolFamilies } from './products.ts'

const noText = { en: '', pl: '' }

const page = (key: DemoPage['key'], title: Texts): DemoPage => ({
  key,
  version: '2026-09-01',
  title,
  body: { en: '## 1. Scope\n\nText.', pl: '## 1. Zakres\n\nTekst.' },
  seo_description: title,
})

export const pages: DemoPage[] = [
  page('regulations', { en: 'Terms of sale', pl: 'Regulamin sklepu' }),
  page('reward-regulations', { en: 'Gift regulations', pl: 'Regulamin prezentów' }),
  page('privacy-policy', { en: 'Privacy policy', pl: 'Polityka prywatności' }),
]

export const noContent: DemoContent = { articles: [], careers: [], catalogues: [], machines: [], points: [], familyNames: {} }

/** One of each kind. */
export const content: DemoContent = {
  articles: [
    {
      slug: { en: 'how-to-choose', pl: 'jak-wybrac' },
      daysAgo: 9,
      title: { en: 'How to choose', pl: 'Jak wybrać' },
      summary: noText,
      seo_description: noText,
      body: { en: 'Text.', pl: 'Tekst.' },
      cover: { shows: [utilityKnife], alt: { en: 'A knife', pl: 'Nóż' } },
    },
  ],
  careers: [
    {
      title: { en: 'Adviser', pl: 'Doradca' },
      place: { en: 'Warsaw', pl: 'Warszawa' },
      employment: { en: 'full time', pl: 'pełny etat' },
      salary: [7000, 9000],
      summary: noText,
      body: { en: 'Text.', pl: 'Tekst.' },
      daysAgo: 12,
      openFor: 48,
    },
  ],
  catalogues: [
    {
      code: 'fasteners',
      title: { en: 'Fasteners', pl: 'Elementy złączne' },
      description: noText,
      categories: ['fasteners'],
      shown: ['din-933', 'din-934', 'din-125', 'nylon-plugs'],
    },
  ],
  machines: [
    { name: { en: 'Cabinet', pl: 'Automat' }, description: noText, draw: coilCabinet, features: [[{ en: 'Lanes', pl: 'Tory' }, '54']] },
  ],
  points: [
    {
      name: 'Warehouse',
      region: { en: 'Masovia', pl: 'mazowieckie' },
      street: 'ul. Prosta 1',
      postal_code: '00-001',
      city: 'Warszawa',
      country: 'PL',
      phone: '+48 22 000 00 00',
      email: null,
      opening_hours: { en: 'Monday to Friday', pl: 'od poniedziałku do piątku' },
      latitude: 52.2,
      longitude: 21,
    },
  ],
  familyNames: Object.fromEntries(toolFamilies.map(({ code, short }) => [code, short])),
}
