import type { ShopTexts } from '../configuration.ts'

export const shopTexts: ShopTexts = {
  name: 'Stragan Narzędzia',
  tagline: {
    en: 'Tools and fasteners by size and standard',
    pl: 'Narzędzia i elementy złączne według normy i wymiaru',
  },
  description: {
    en:
      'Stragan Narzędzia sells fasteners, cutting tools, hand and power tools and safety gear to the trade and to anyone with a workshop. ' +
      'Every size has its standard, weight and stock on the page, and the price falls as the quantity rises.',
    pl:
      'Stragan Narzędzia to elementy złączne, narzędzia skrawające, ręczne i elektryczne oraz artykuły BHP dla firm i dla każdego, kto ma warsztat. ' +
      'Przy każdym wymiarze podajemy normę, wagę i stan magazynowy, a cena spada, gdy rośnie ilość.',
  },
  seoTitle: {
    en: 'Stragan Narzędzia: fasteners, drills, hand and power tools',
    pl: 'Stragan Narzędzia: śruby, wiertła, narzędzia ręczne i elektryczne',
  },
  seoDescription: {
    en: 'Bolts, screws, drills, discs, spanners, power tools and safety gear by standard and size. Quantity tiers and delivery across Poland.',
    pl: 'Śruby, wkręty, wiertła, tarcze, klucze, elektronarzędzia i artykuły BHP według normy i wymiaru. Progi ilościowe, dostawa w całej Polsce.',
  },
  // No tax office has the code 999, no number of the KRS is as high: nobody has these numbers, and their check digits fit.
  seller: {
    name: 'Stragan Narzędzia sp. z o.o.',
    nip: '9990000014',
    regon: '990000016',
    registration: {
      register: 'krs',
      number: '0009900014',
      court: {
        en: 'District Court for Łódź-Śródmieście in Łódź, 20th Commercial Division of the National Court Register',
        pl: 'Sąd Rejonowy dla Łodzi-Śródmieścia w Łodzi, XX Wydział Gospodarczy Krajowego Rejestru Sądowego',
      },
      share_capital: 50_000,
    },
  },
  finder: {
    title: { en: 'Find a screw by its size', pl: 'Znajdź śrubę według wymiarów' },
    category: { en: 'screws-and-bolts', pl: 'sruby-i-wkrety' },
    selects: [
      { feature: 'thread', value: 'm8' },
      { feature: 'length', value: '40-mm' },
      { feature: 'head', value: 'hexagon' },
      { feature: 'material', value: 'stainless-steel' },
    ],
    drawing: 'screw',
  },
  address: { street: 'ul. Tokarzy 18', postal_code: '93-254', city: 'Łódź' },
  phone: '+48 42 000 14 20',
  email: 'sklep@demo.localhost',
  cutOff: '14:00',
  openingHours: {
    en: 'Monday to Friday 7:00–16:00, Saturday 8:00–12:00',
    pl: 'od poniedziałku do piątku 7:00–16:00, w sobotę 8:00–12:00',
  },
}
