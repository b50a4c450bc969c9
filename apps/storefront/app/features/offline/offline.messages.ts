import type { Display } from '../../platform/display.ts'
import { messages } from '../../platform/messages.ts'

export const offlineMessages = messages(
  {
    title: 'No connection to the shop',
    text: 'The page could not be loaded. Your device seems to be offline.',
    again: 'Try again',
    cart: 'Your cart',
    asOf: (moment: string) => `This is the cart as of ${moment}. Prices and stock may have changed since.`,
    product: 'Product',
    quantity: 'Quantity',
    amount: (prices: Display['prices']): string => (prices === 'net' ? 'Amount, net' : 'Amount, incl. VAT'),
    total: 'Total excl. delivery',
  },
  {
    title: 'Brak połączenia ze sklepem',
    text: 'Nie udało się wczytać strony. Urządzenie chyba nie ma połączenia z internetem.',
    again: 'Spróbuj ponownie',
    cart: 'Twój koszyk',
    asOf: (moment: string) => `Dane zapisane: ${moment}. Ceny i stan magazynowy mogły się od tego czasu zmienić.`,
    product: 'Produkt',
    quantity: 'Ilość',
    amount: (prices: Display['prices']): string => (prices === 'net' ? 'Kwota netto' : 'Kwota brutto'),
    total: 'Razem bez dostawy',
  },
)
