import { messages } from '@stragan/contract/messages'

type More = Record<'orders' | 'customers' | 'products' | 'inbox', string>

const moreEn: More = {
  orders: 'All matching orders',
  customers: 'All matching customers',
  products: 'All matching products',
  inbox: 'All matching entries',
}
const morePl: More = {
  orders: 'Wszystkie pasujące zamówienia',
  customers: 'Wszyscy pasujący klienci',
  products: 'Wszystkie pasujące produkty',
  inbox: 'Wszystkie pasujące zgłoszenia',
}

export const searchMessages = messages(
  {
    title: 'Search',
    titled: (query: string) => `Search: ${query}`,
    label: 'Search the shop',
    placeholder: 'Search',
    hint: 'You can find whatever your role includes: orders by number, name, e-mail address, phone or NIP; products by name, product code or EAN; customers; messages; screens, settings and actions.',
    submit: 'Search',
    screen: 'Screen',
    action: 'Action',
    installation: 'Shops in this installation',
    goTo: 'Screens, settings and actions',
    orders: 'Orders',
    customers: 'Customers',
    products: 'Products',
    inbox: 'Inbox',
    more: moreEn,
    unavailable: 'This part cannot be searched right now. Try again in a moment.',
    none: 'Nothing found',
    noneText: 'Check the spelling, or enter only the beginning of a word or a number.',
    shortcut: 'Press / or Ctrl+K to search from any page.',
  },
  {
    title: 'Szukaj',
    titled: (query: string) => `Szukaj: ${query}`,
    label: 'Szukaj w sklepie',
    placeholder: 'Szukaj',
    hint: 'Znajdziesz to, co obejmuje Twoja rola: zamówienia według numeru, nazwiska, adresu e-mail, telefonu lub NIP-u; produkty według nazwy, symbolu lub EAN-u; klientów; wiadomości; ekrany, ustawienia i działania.',
    submit: 'Szukaj',
    screen: 'Ekran',
    action: 'Działanie',
    installation: 'Sklepy tej instalacji',
    goTo: 'Ekrany, ustawienia i działania',
    orders: 'Zamówienia',
    customers: 'Klienci',
    products: 'Produkty',
    inbox: 'Skrzynka',
    more: morePl,
    unavailable: 'Tej części nie można teraz przeszukać. Spróbuj ponownie za chwilę.',
    none: 'Niczego nie znaleziono',
    noneText: 'Sprawdź pisownię albo wpisz tylko początek słowa lub numeru.',
    shortcut: 'Klawisz / albo skrót Ctrl+K przenosi do wyszukiwania z każdej strony.',
  },
)
