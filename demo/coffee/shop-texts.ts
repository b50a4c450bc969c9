import type { ShopTexts } from '../configuration.ts'

export const shopTexts: ShopTexts = {
  name: 'Kawa i Automat',
  tagline: {
    en: 'Coffee, and the machine to make it',
    pl: 'Kawa i wszystko do jej parzenia',
  },
  description: {
    en:
      'Kawa i Automat supplies offices, cafés and homes with coffee, tea, cups, machines and cleaning products. ' +
      'Beans and ground coffee are listed with their origin and roast, and every machine with what it is made for.',
    pl:
      'Kawa i Automat zaopatruje biura, kawiarnie i domy w kawę, herbatę, kubki, ekspresy i środki do ich czyszczenia. ' +
      'Przy kawie ziarnistej i mielonej podajemy pochodzenie i stopień palenia, a przy ekspresach i automatach to, do czego są przeznaczone.',
  },
  seoTitle: {
    en: 'Kawa i Automat: coffee, espresso and vending machines',
    pl: 'Kawa i Automat: kawa, ekspresy i automaty vendingowe',
  },
  seoDescription: {
    en: 'Coffee beans, tea, cocoa, cups, espresso and vending machines for offices, cafés and homes. Quantity tiers and delivery across Poland.',
    pl: 'Kawa ziarnista, herbata, kakao, kubki, ekspresy i automaty vendingowe do biura, kawiarni i domu. Progi ilościowe, dostawa w całej Polsce.',
  },
  // No tax office has the code 999, no number of the KRS is as high: nobody has these numbers, and their check digits fit.
  seller: {
    name: 'Kawa i Automat S.A.',
    nip: '9990000020',
    regon: '990000022',
    registration: {
      register: 'krs',
      number: '0009900020',
      court: {
        en: 'District Court for Kraków-Śródmieście in Kraków, 11th Commercial Division of the National Court Register',
        pl: 'Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, XI Wydział Gospodarczy Krajowego Rejestru Sądowego',
      },
      share_capital: 100_000,
      paid_up_capital: 100_000,
    },
  },
  finder: {
    title: { en: 'Find your coffee by taste', pl: 'Znajdź kawę według smaku' },
    category: { en: 'coffee', pl: 'kawa' },
    selects: [
      { feature: 'flavour', value: 'chocolate-and-nuts' },
      { feature: 'grind', value: 'whole-bean' },
      { feature: 'roast', value: 'medium' },
    ],
    chart: { columns: 'roast', rows: 'flavour' },
    need: { unit: 'g', per_cup: 12, days_per_week: 5, people: 25, cups_per_day: 2 },
  },
  address: { street: 'ul. Palarniana 7', postal_code: '30-716', city: 'Kraków' },
  phone: '+48 12 000 31 50',
  email: 'sklep@kawa.localhost',
  cutOff: '12:00',
  openingHours: {
    en: 'Monday to Friday 8:00–17:00, Saturday 9:00–13:00',
    pl: 'od poniedziałku do piątku 8:00–17:00, w sobotę 9:00–13:00',
  },
}
