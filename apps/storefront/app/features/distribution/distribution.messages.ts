import { messages, plural } from '../../platform/messages.ts'

export const distributionMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Where you are',
    title: 'Where to buy',
    about: (shop: string, regions: string) => `Where the goods of ${shop} can be had on the spot: ${regions}.`,
    aboutNone: (shop: string) => `Where the goods of ${shop} can be had on the spot.`,
    lead: (n: number) =>
      `Goods to take along, and people who know them: ${n} ${plural('en', n, { one: 'place', other: 'places' })}. Call ahead to have something put aside.`,
    regions: 'Regions',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Open',
    map: 'Map (OpenStreetMap)',
    none: 'No places on the list at the moment',
    noneHint: 'Everything can be ordered here and is delivered to you.',
    toCategories: 'Browse categories',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Gdzie jesteś',
    title: 'Gdzie kupić',
    about: (shop: string, regions: string) => `Gdzie na miejscu kupisz towary sklepu ${shop}: ${regions}.`,
    aboutNone: (shop: string) => `Gdzie na miejscu kupisz towary sklepu ${shop}.`,
    lead: (n: number) =>
      `Towar od ręki i ludzie, którzy się na nim znają: ${n} ${plural('pl', n, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}. Zadzwoń wcześniej, a odłożą to, po co jedziesz.`,
    regions: 'Regiony',
    phone: 'Telefon',
    email: 'E-mail',
    hours: 'Czynne',
    map: 'Mapa (OpenStreetMap)',
    none: 'Na liście nie ma teraz żadnego punktu',
    noneHint: 'Wszystko możesz zamówić tutaj, z dostawą do siebie.',
    toCategories: 'Przejrzyj kategorie',
  },
)
