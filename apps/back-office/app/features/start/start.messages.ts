import { messages } from '@stragan/contract/messages'
import { plural } from '@stragan/contract/plural'

export const startMessages = messages(
  {
    shops: 'Your shops',
    shopsLead: 'Choose the shop that you want to work in.',
    noShops: 'You do not work in any shop yet',
    noShopsText: 'An owner of a shop can invite you by e-mail.',
    role: (role: string) => `Your role: ${role}.`,
    write: 'You may view and change',
    read: 'You may view',
    screens: 'Go to',
    staffText: 'People who work in the shop, their roles, invitations',
    apiKeysText: 'Access for programs to the admin API',
    accountText: 'Your name, password, second factor and sessions',
    protect: 'Protect your account with a second factor',
    protectText: 'Besides the password a code of your phone is then asked for. Whoever learns your password cannot sign in with it alone.',
    setUp: 'Set up an authenticator app',
    fewCodes: (n: number) => `You have ${plural('en', n, { one: 'one recovery code', other: `${n} recovery codes` })} left`,
    fewCodesText: 'Create new ones, so that you can sign in without your phone.',
    newCodes: 'Create new recovery codes',
  },
  {
    shops: 'Twoje sklepy',
    shopsLead: 'Wybierz sklep, w którym chcesz pracować.',
    noShops: 'Nie pracujesz jeszcze w żadnym sklepie',
    noShopsText: 'Właściciel sklepu może zaprosić Cię e-mailem.',
    role: (role: string) => `Twoja rola: ${role}.`,
    write: 'Możesz przeglądać i zmieniać',
    read: 'Możesz przeglądać',
    screens: 'Przejdź do',
    staffText: 'Osoby pracujące w sklepie, ich role, zaproszenia',
    apiKeysText: 'Dostęp programów do API panelu',
    accountText: 'Twoje dane, hasło, drugi składnik logowania i sesje',
    protect: 'Zabezpiecz konto drugim składnikiem logowania',
    protectText: 'Oprócz hasła potrzebny będzie wtedy kod z telefonu. Kto pozna Twoje hasło, samym hasłem się nie zaloguje.',
    setUp: 'Ustaw aplikację uwierzytelniającą',
    fewCodes: (n: number) =>
      plural('pl', n, {
        one: 'Został Ci jeden kod zapasowy',
        few: `Zostały Ci ${n} kody zapasowe`,
        many: `Zostało Ci ${n} kodów zapasowych`,
        other: `Zostało Ci ${n} kodu zapasowego`,
      }),
    fewCodesText: 'Utwórz nowe, aby móc zalogować się bez telefonu.',
    newCodes: 'Utwórz nowe kody zapasowe',
  },
)
