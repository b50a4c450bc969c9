import { fieldsText } from '../../platform/form-texts.ts'
import { messages } from '../../platform/messages.ts'

export const loginMessages = messages(
  {
    title: 'Log in',
    about: (shop: string) => `Log in to your account at ${shop} to see your orders, agreed prices and addresses.`,
    submit: 'Log in',
    sending: 'Logging in…',
    forgotten: 'Forgotten your password?',
    problems: (n: number) => `Correct ${fieldsText.en(n)} to log in`,
    registered: 'Check your e-mail',
    registeredHint:
      'We have sent you a link. Open it to activate your account; until then nobody can log in. You can continue shopping in the meantime: orders that you place now will be added to the account. If the e-mail does not arrive, check your spam folder or ask for a new password below, and we will send the link again.',
    changed: 'Your password has been changed',
    changedHint: 'Log in with the new password.',
    newHere: 'New here?',
    benefits: [
      'All your orders in one place',
      'Your agreed prices',
      'Favourites that you add to the cart with one click',
      'Saved addresses',
    ] as string[],
    register: 'Open an account',
    confirmTitle: 'Confirm your e-mail address',
    confirmHint: 'Enter the password that you chose when you registered: it shows that the account is yours.',
    confirm: 'Confirm and log in',
    confirming: 'Confirming…',
    confirmProblems: (n: number) => `Correct ${fieldsText.en(n)} to continue`,
    wrongPassword: 'This is not the password that you registered with',
    wrongPasswordHint:
      'The link may belong to another registration of yours, or somebody else may have entered your address. In either case, register again.',
    passwordForgotten: 'Forgotten it?',
    registerAgain: 'Register again',
    linkInvalid: 'This link has already been used or has expired',
    linkInvalidHint:
      'If you have already confirmed your e-mail address, log in. Otherwise register again, and we will send you a new link.',
  },
  {
    title: 'Logowanie',
    about: (shop: string) => `Twoje konto w sklepie ${shop}: zamówienia, ceny indywidualne i adresy.`,
    submit: 'Zaloguj się',
    sending: 'Logujemy Cię…',
    forgotten: 'Nie pamiętasz hasła?',
    problems: (n: number) => `Aby się zalogować, popraw ${fieldsText.pl(n)}`,
    registered: 'Sprawdź pocztę e-mail',
    registeredHint:
      'Wysłaliśmy do Ciebie link. Otwórz go i wpisz hasło, a konto będzie gotowe; do tego czasu nikt się na nie nie zaloguje. Możesz dalej robić zakupy: zamówienia złożone teraz trafią na to konto. Jeśli wiadomość nie dotrze, zajrzyj do spamu albo poproś niżej o nowe hasło: wtedy wyślemy link jeszcze raz.',
    changed: 'Hasło zostało zmienione',
    changedHint: 'Zaloguj się nowym hasłem.',
    newHere: 'Nie masz jeszcze konta?',
    benefits: [
      'Wszystkie zamówienia w jednym miejscu',
      'Twoje ceny indywidualne',
      'Ulubione produkty, które dodasz do koszyka jednym kliknięciem',
      'Adresy zapisane na później',
    ],
    register: 'Załóż konto',
    confirmTitle: 'Potwierdź swój adres e-mail',
    confirmHint: 'Wpisz hasło wybrane przy rejestracji: po nim poznamy, że to Twoje konto.',
    confirm: 'Potwierdź i zaloguj się',
    confirming: 'Potwierdzamy…',
    confirmProblems: (n: number) => `Popraw ${fieldsText.pl(n)}, aby przejść dalej`,
    wrongPassword: 'To nie jest hasło podane przy tej rejestracji',
    wrongPasswordHint:
      'Być może link pochodzi z innej Twojej rejestracji albo ktoś inny wpisał Twój adres. W obu przypadkach zarejestruj się ponownie.',
    passwordForgotten: 'Nie pamiętasz hasła?',
    registerAgain: 'Zarejestruj się ponownie',
    linkInvalid: 'Ten link został już wykorzystany albo wygasł',
    linkInvalidHint:
      'Jeśli adres e-mail jest już potwierdzony, zaloguj się. W przeciwnym razie zarejestruj się ponownie, a wyślemy nowy link.',
  },
)
