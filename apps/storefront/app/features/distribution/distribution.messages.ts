import { messages, plural } from '../../platform/messages.ts'

export const distributionMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'Where to buy',
    about: (shop: string, regions: string) => `Find places where you can buy ${shop} products in person: ${regions}.`,
    aboutNone: (shop: string) => `Find places where you can buy ${shop} products in person.`,
    lead: (n: number) =>
      `You can buy our products and get advice in person in ${n} ${plural('en', n, { one: 'place', other: 'places' })}. Call ahead to reserve what you need.`,
    regions: 'Regions',
    phone: 'Phone',
    email: 'E-mail',
    hours: 'Open',
    map: 'Map (OpenStreetMap)',
    none: 'There are no places on the list at the moment',
    noneHint: 'You can order everything here and have it delivered.',
    toCategories: 'Browse categories',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Gdzie kupić',
    about: (shop: string, regions: string) => `Punkty, w których kupisz produkty sklepu ${shop} na miejscu: ${regions}.`,
    aboutNone: (shop: string) => `Punkty, w których kupisz produkty sklepu ${shop} na miejscu.`,
    lead: (n: number) =>
      `Nasze produkty kupisz na miejscu, korzystając z fachowej porady, w ${n} ${plural('pl', n, { one: 'punkcie', other: 'punktach' })}. Zadzwoń wcześniej, aby zarezerwować towar.`,
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
