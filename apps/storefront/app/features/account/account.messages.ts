import type { ErrorCode } from '@stragan/contract'
import { messages, plural } from '../../platform/messages.ts'

type RefusalText = { title: string; text: string }

/** Texts shared by all account pages. */
export const accountMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Where you are',
    nav: 'Your account',
    pages: {
      orderHistory: 'Order history',
      addresses: 'Addresses',
      myPrices: 'My prices',
      favouriteProducts: 'Favourites',
      profile: 'Profile',
    } as Record<'orderHistory' | 'addresses' | 'myPrices' | 'favouriteProducts' | 'profile', string>,
    optional: 'optional',
    requiredHint: 'Fields marked * have to be filled in.',
    problems: (n: number) => plural('en', n, { one: 'Put one thing right', other: `Put ${n} things right` }),
    sending: 'Sending…',
    currentPasswordMissing: 'Enter your current password.',
    currentPasswordWrong: 'This is not your current password. Type it again.',
    refusals: {
      address_not_found: { title: 'This address is gone', text: 'It was removed meanwhile, perhaps in another window.' },
      order_move_refused: {
        title: 'An order is under way',
        text: 'It still has to be delivered to somebody. Close the account when it is delivered or cancelled.',
      },
    } as Partial<Record<ErrorCode, RefusalText>>,
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Gdzie jesteś',
    nav: 'Twoje konto',
    pages: {
      orderHistory: 'Historia zamówień',
      addresses: 'Adresy',
      myPrices: 'Moje ceny',
      favouriteProducts: 'Ulubione',
      profile: 'Profil',
    },
    optional: 'opcjonalnie',
    requiredHint: 'Pola oznaczone * są wymagane.',
    problems: (n: number) =>
      plural('pl', n, { one: 'Popraw jedną rzecz', few: `Popraw ${n} rzeczy`, many: `Popraw ${n} rzeczy`, other: `Popraw ${n} rzeczy` }),
    sending: 'Wysyłamy…',
    currentPasswordMissing: 'Podaj obecne hasło.',
    currentPasswordWrong: 'To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.',
    refusals: {
      address_not_found: { title: 'Tego adresu już nie ma', text: 'Został w międzyczasie usunięty, być może w innym oknie.' },
      order_move_refused: {
        title: 'Zamówienie jest w realizacji',
        text: 'Musi jeszcze do kogoś trafić. Konto zamkniesz, gdy zostanie dostarczone albo anulowane.',
      },
    },
  },
)
