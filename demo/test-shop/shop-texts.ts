import type { ShopTexts } from '../configuration.ts'

export const shopTexts: ShopTexts = {
  name: 'Mikrośruba',
  tagline: { en: 'Small screws for models and instruments', pl: 'Małe śruby do modeli i przyrządów' },
  description: {
    en: 'Mikrośruba sells screws, nuts and washers from M1 up, and everything to drive and secure them. The shop is in test mode: nothing is sent.',
    pl: 'Mikrośruba sprzedaje śruby, nakrętki i podkładki od M1 oraz to, czym się je dokręca i zabezpiecza. Sklep działa w trybie testowym: niczego nie wysyłamy.',
  },
  seoTitle: { en: 'Mikrośruba: a shop in test mode', pl: 'Mikrośruba: sklep w trybie testowym' },
  seoDescription: {
    en: 'Miniature screws, nuts and washers with weights to the hundredth of a gram. A shop in test mode.',
    pl: 'Miniaturowe śruby, nakrętki i podkładki z wagą co do setnej grama. Sklep w trybie testowym.',
  },
  // No tax office has the code 999: nobody has these numbers, and their check digits fit.
  seller: { name: 'Mikrośruba Jan Wkrętak', nip: '9990000037', regon: '990000039', registration: { register: 'ceidg' } },
  address: { street: 'ul. Zegarowa 3', postal_code: '58-300', city: 'Wałbrzych' },
  phone: '+48 74 000 10 20',
  email: 'sklep@test.localhost',
  openingHours: { en: 'Monday to Friday 9:00–15:00', pl: 'od poniedziałku do piątku 9:00–15:00' },
}
