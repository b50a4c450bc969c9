import { type ErrorCode, maxAddresses } from '@stragan/contract'
import { fieldsText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'

type RefusalText = { title: string; text: string }

/** Texts shared by all account pages. */
export const accountMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    nav: 'Your account',
    pages: {
      orderHistory: 'Order history',
      addresses: 'Addresses',
      myPrices: 'My prices',
      favouriteProducts: 'Favourites',
      savedLists: 'Saved lists',
      profile: 'Profile',
    } as Record<'orderHistory' | 'addresses' | 'myPrices' | 'favouriteProducts' | 'savedLists' | 'profile', string>,
    optional: 'optional',
    requiredHint: 'Fields marked * are required.',
    problems: (n: number) => `Correct ${fieldsText.en(n)}`,
    sending: 'Sending…',
    currentPasswordMissing: 'Enter your current password.',
    currentPasswordWrong: 'This is not your current password. Type it again.',
    refusals: {
      address_not_found: {
        title: 'This address no longer exists',
        text: 'It has been removed in the meantime, perhaps in another window.',
      },
      too_many_addresses: {
        title: 'There is no room for another address',
        text: `You can save ${maxAddresses} addresses. Remove one that you no longer need, then save this one.`,
      },
      order_move_refused: {
        title: 'An order is under way',
        text: 'It has not been delivered yet. You can close the account once the order has been delivered or cancelled.',
      },
      refund_due: {
        title: 'We still have to pay you back',
        text: 'Money for one of your orders is still to be paid back. You can close the account once you have received it.',
      },
    } as Partial<Record<ErrorCode, RefusalText>>,
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    nav: 'Twoje konto',
    pages: {
      orderHistory: 'Historia zamówień',
      addresses: 'Adresy',
      myPrices: 'Moje ceny',
      favouriteProducts: 'Ulubione',
      savedLists: 'Zapisane listy',
      profile: 'Profil',
    },
    optional: 'opcjonalnie',
    requiredHint: 'Pola oznaczone * są wymagane.',
    problems: (n: number) => `Popraw ${fieldsText.pl(n)}`,
    sending: 'Wysyłamy…',
    currentPasswordMissing: 'Podaj obecne hasło.',
    currentPasswordWrong: 'To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.',
    refusals: {
      address_not_found: { title: 'Tego adresu już nie ma', text: 'Adres został w międzyczasie usunięty, być może w innym oknie.' },
      too_many_addresses: {
        title: 'Nie można zapisać kolejnego adresu',
        text: `Możesz mieć ${maxAddresses} zapisanych adresów. Usuń ten, którego już nie potrzebujesz, a potem zapisz nowy.`,
      },
      order_move_refused: {
        title: 'Zamówienie jest w realizacji',
        text: 'Zamówienie nie zostało jeszcze dostarczone. Konto możesz zamknąć dopiero po dostarczeniu albo anulowaniu zamówienia.',
      },
      refund_due: {
        title: 'Musimy Ci jeszcze zwrócić pieniądze',
        text: 'Nie zwróciliśmy jeszcze pieniędzy za jedno z Twoich zamówień. Konto możesz zamknąć, gdy otrzymasz pieniądze.',
      },
    },
  },
)
