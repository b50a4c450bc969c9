import type { ShopTexts } from '../configuration.ts'

export const shopTexts: ShopTexts = {
  name: 'Kawa i Automat',
  tagline: {
    en: 'Coffee, and the machine to make it',
    pl: 'Kawa i wszystko do jej parzenia',
  },
  description: {
    en:
      'Kawa i Automat supplies offices, cafés and homes in Poland with coffee, tea, cups, machines and what keeps them clean. ' +
      'Every coffee is listed with its region, roast and process, every machine with the number of people it serves.',
    pl:
      'Kawa i Automat zaopatruje biura, kawiarnie i domy w kawę, herbatę, kubki, ekspresy i środki do ich czyszczenia. ' +
      'Przy każdej kawie podajemy region, palenie i obróbkę, a przy ekspresach i automatach to, ile osób obsłużą.',
  },
  seoTitle: {
    en: 'Kawa i Automat: coffee, espresso and vending machines',
    pl: 'Kawa i Automat: kawa, ekspresy i automaty vendingowe',
  },
  seoDescription: {
    en: 'Coffee beans, tea, cocoa, cups, espresso and vending machines for offices, cafés and homes. Quantity prices and delivery across Poland.',
    pl: 'Kawa ziarnista, herbata, kakao, kubki, ekspresy i automaty vendingowe do biura, kawiarni i domu. Ceny za ilość, dostawa w całej Polsce.',
  },
  address: { street: 'ul. Palarniana 7', postal_code: '30-716', city: 'Kraków' },
  phone: '+48 12 000 31 50',
  email: 'sklep@kawa.localhost',
  openingHours: {
    en: 'Monday to Friday 8:00–17:00, Saturday 9:00–13:00',
    pl: 'od poniedziałku do piątku 8:00–17:00, w sobotę 9:00–13:00',
  },
}
