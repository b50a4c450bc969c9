import { messages } from '@stragan/contract/messages'
import type { PasskeyProblem } from './ceremony.ts'

type Problems = Record<PasskeyProblem, { title: string; text: string }>

interface Left {
  /** Passkeys that stay. */
  others: number
  hasAuthenticator: boolean
}

const problemsEn: Problems = {
  cancelled: {
    title: 'No passkey was used',
    text: 'The request was cancelled or timed out, or there is no passkey for this address here. Try again, or use your password.',
  },
  uncreated: { title: 'No passkey was created', text: 'The request was cancelled or timed out. Try again.' },
  known: { title: 'There is already a passkey here', text: 'This device or password manager already holds a passkey for your account.' },
  none: { title: 'Your account has no passkey', text: 'The passkey has been removed. Use your password.' },
  address: {
    title: 'Passkeys do not work at this address',
    text: 'They belong to the address that the installation names as its back office. Open that address, or use your password.',
  },
  often: { title: 'Too many attempts', text: 'Wait a quarter of an hour, or use your password.' },
  unreachable: { title: 'This could not be done right now', text: 'Try again in a moment. If it happens again, reload the page.' },
  failed: {
    title: 'The passkey could not be used',
    text: 'Something failed in the browser or on the device. Try again, or use another browser or your password.',
  },
}
const problemsPl: Problems = {
  cancelled: {
    title: 'Nie użyto klucza dostępu',
    text: 'Operację anulowano, upłynął czas albo na tym urządzeniu nie ma klucza dostępu do tego panelu. Spróbuj ponownie albo użyj hasła.',
  },
  uncreated: { title: 'Nie utworzono klucza dostępu', text: 'Operację anulowano albo upłynął czas. Spróbuj ponownie.' },
  known: {
    title: 'Klucz dostępu już tu jest',
    text: 'To urządzenie lub menedżer haseł przechowuje już klucz dostępu do Twojego konta.',
  },
  none: { title: 'Twoje konto nie ma klucza dostępu', text: 'Klucz został usunięty. Użyj hasła.' },
  address: {
    title: 'Pod tym adresem klucze dostępu nie działają',
    text: 'Klucze są przypisane do adresu, który instalacja podaje jako adres panelu. Otwórz panel pod tamtym adresem albo użyj hasła.',
  },
  often: { title: 'Za dużo prób', text: 'Odczekaj kwadrans albo użyj hasła.' },
  unreachable: { title: 'Nie udało się tego teraz zrobić', text: 'Spróbuj ponownie za chwilę. Jeśli to się powtórzy, odśwież stronę.' },
  failed: {
    title: 'Nie udało się użyć klucza dostępu',
    text: 'Błąd wystąpił w przeglądarce lub na urządzeniu. Spróbuj ponownie albo użyj innej przeglądarki lub hasła.',
  },
}

const leftEn = ({ others, hasAuthenticator }: Left) => {
  const password = hasAuthenticator ? 'with your password and a code' : 'with your password alone'
  if (others > 0) return `You can still sign in with your other passkeys, or ${password}.`
  return hasAuthenticator
    ? `After that you will sign in ${password}.`
    : `After that you will sign in ${password}. Shops that require a second factor will stay closed until you set one up again.`
}
const leftPl = ({ others, hasAuthenticator }: Left) => {
  const password = hasAuthenticator ? 'hasłem i kodem' : 'samym hasłem'
  if (others > 0) return `Nadal możesz logować się innymi kluczami dostępu albo ${password}.`
  return hasAuthenticator
    ? `Potem zalogujesz się ${password}.`
    : `Potem zalogujesz się ${password}. Sklepy, które wymagają drugiego składnika, otworzysz dopiero po jego ponownym skonfigurowaniu.`
}

export const passkeyMessages = messages(
  {
    title: 'Passkeys',
    lead: 'A passkey signs you in with your fingerprint, your face or the PIN of your device. It replaces both the password and the code, and works only at the address of this back office.',
    add: 'Add a passkey',
    addLead: 'Your browser will ask where to store the passkey and check that it is you.',
    name: 'Name',
    nameHint: 'A name by which you will recognise it, for example “Work laptop”.',
    create: 'Create the passkey',
    since: 'Added',
    lastUsed: 'Last used',
    never: 'never',
    backedUp: 'Synchronised between devices',
    rename: 'Rename',
    renameNamed: (name: string) => `Rename the passkey “${name}”`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove the passkey “${name}”`,
    removeQuestion: (name: string) => `Remove the passkey “${name}”?`,
    removeText: (left: Left) => `${leftEn(left)} This and your other sessions stay open. Delete the passkey on your device too.`,
    full: 'You have 10 passkeys, the most that an account can have. Remove one to add another.',
    unsupported:
      'This browser cannot use passkeys. Use a current version of Chrome, Edge, Firefox or Safari, at the HTTPS address of the back office.',
    needsScripts: 'To add a passkey, switch on JavaScript.',
    waiting: 'Waiting for the passkey…',
    signIn: 'Sign in with a passkey',
    confirm: 'Confirm with a passkey',
    problems: problemsEn,
  },
  {
    title: 'Klucze dostępu',
    lead: 'Klucz dostępu pozwala zalogować się odciskiem palca, twarzą lub PIN-em urządzenia. Zastępuje hasło razem z kodem i działa tylko pod adresem tego panelu.',
    add: 'Dodaj klucz dostępu',
    addLead: 'Przeglądarka zapyta, gdzie zapisać klucz, i sprawdzi, że to Ty.',
    name: 'Nazwa',
    nameHint: 'Po tej nazwie rozpoznasz klucz, np. „Laptop w biurze”.',
    create: 'Utwórz klucz dostępu',
    since: 'Dodano',
    lastUsed: 'Ostatnio użyto',
    never: 'nigdy',
    backedUp: 'Synchronizowany między urządzeniami',
    rename: 'Zmień nazwę',
    renameNamed: (name: string) => `Zmień nazwę klucza dostępu „${name}”`,
    remove: 'Usuń',
    removeNamed: (name: string) => `Usuń klucz dostępu „${name}”`,
    removeQuestion: (name: string) => `Usunąć klucz dostępu „${name}”?`,
    removeText: (left: Left) => `${leftPl(left)} Ta i inne sesje pozostaną otwarte. Usuń klucz także z urządzenia.`,
    full: 'Masz 10 kluczy dostępu; konto nie może mieć ich więcej. Usuń jeden, aby dodać następny.',
    unsupported:
      'Ta przeglądarka nie obsługuje kluczy dostępu. Użyj aktualnej wersji Chrome, Edge, Firefoksa lub Safari i otwórz panel pod jego adresem HTTPS.',
    needsScripts: 'Aby dodać klucz dostępu, włącz JavaScript.',
    waiting: 'Oczekiwanie na klucz dostępu…',
    signIn: 'Zaloguj się kluczem dostępu',
    confirm: 'Potwierdź kluczem dostępu',
    problems: problemsPl,
  },
)
