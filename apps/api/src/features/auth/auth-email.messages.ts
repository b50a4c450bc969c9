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

export const authEmailMessages: Record<Language, Texts> = {
  en: {
    hello: name => `Hello ${name}`,
    confirm: {
      subject: shop => `Confirm your e-mail | ${shop}`,
      title: 'Was it not you?',
      lead: 'One step is left: open the link and enter the password that you chose. Your account is then ready, with the orders that you have placed since.',
      go: 'Confirm the e-mail',
      hint: 'The link works for seven days; until then nobody can log in. If it was not you who registered, do nothing: no account is opened without this link.',
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
      lead: 'Został jeden krok: otwórz link i wpisz wybrane hasło. Konto będzie gotowe, razem z zamówieniami złożonymi od czasu rejestracji.',
      go: 'Potwierdź adres e-mail',
      hint: 'Link działa przez siedem dni; do tego czasu nikt nie może się zalogować. Jeśli to nie Ty zakładasz konto, nic nie rób: bez tego linku konto nie powstanie.',
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
