import type { Language } from '@stragan/contract'

interface Words {
  subject: (shop: string) => string
  title: string
  lead: string
  go: string
  hint: string
}

interface Texts {
  hello: (name: string) => string
  confirm: Words
  exists: Words
  reset: Words
}

export const customerLetterMessages: Record<Language, Texts> = {
  en: {
    hello: name => `Hello ${name}`,
    confirm: {
      subject: shop => `Confirm your e-mail | ${shop}`,
      title: 'Was it not you?',
      lead: 'You have opened an account with this e-mail. Please confirm that it is yours.',
      go: 'Confirm the e-mail',
      hint: 'The link works for seven days. If it was not you who registered, do nothing: nobody can confirm it but you.',
    },
    exists: {
      subject: shop => `You already have an account | ${shop}`,
      title: 'Was it not you?',
      lead: 'Somebody, perhaps you, has just tried to register with this e-mail. It has an account already: log in as before.',
      go: 'Log in',
      hint: 'If you have forgotten the password, you can set a new one from there. If it was not you, you need not do anything.',
    },
    reset: {
      subject: shop => `A new password | ${shop}`,
      title: 'Was it not you?',
      lead: 'Here is the link to set a new password. It works once, and for one hour.',
      go: 'Set a new password',
      hint: 'If you did not ask for it, do nothing: your password stays as it is.',
    },
  },
  pl: {
    hello: name => `Dzień dobry, ${name}`,
    confirm: {
      subject: shop => `Potwierdź adres e-mail | ${shop}`,
      title: 'To nie Ty?',
      lead: 'Na ten adres założono konto w naszym sklepie. Potwierdź, że adres należy do Ciebie.',
      go: 'Potwierdź adres e-mail',
      hint: 'Link działa przez siedem dni. Jeśli to nie Ty zakładasz konto, nic nie rób: bez Ciebie nikt tego adresu nie potwierdzi.',
    },
    exists: {
      subject: shop => `Masz już u nas konto | ${shop}`,
      title: 'To nie Ty?',
      lead: 'Ktoś, być może Ty, próbował właśnie zarejestrować się z tym adresem. Konto już istnieje: zaloguj się jak dotąd.',
      go: 'Zaloguj się',
      hint: 'Jeśli nie pamiętasz hasła, ustawisz tam nowe. Jeśli to nie Ty, nie musisz nic robić.',
    },
    reset: {
      subject: shop => `Nowe hasło | ${shop}`,
      title: 'To nie Ty?',
      lead: 'Oto link do ustawienia nowego hasła. Działa raz i przez godzinę.',
      go: 'Ustaw nowe hasło',
      hint: 'Jeśli to nie Ty o niego prosisz, nic nie rób: hasło pozostanie bez zmian.',
    },
  },
}
