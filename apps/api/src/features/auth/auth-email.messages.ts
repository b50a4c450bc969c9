import type { Language } from '@stragan/contract'
import type { LinkEmailTexts } from '../mail/mail.ts'

interface Texts {
  confirm: LinkEmailTexts
  exists: LinkEmailTexts
  reset: LinkEmailTexts
}

export const authEmailMessages: Record<Language, Texts> = {
  en: {
    confirm: {
      title: 'Confirm your e-mail address',
      lead: 'One step is left: open the link and enter the password that you chose. Your account will then be ready, with the orders that you have placed since you registered.',
      go: 'Confirm the e-mail address',
      question: 'Not you?',
      hint: 'The link works for seven days after the registration; until you open it, nobody can log in. If it was not you who registered, do nothing: no account will be opened without this link.',
    },
    exists: {
      title: 'You already have an account',
      lead: 'Somebody, perhaps you, has just tried to register with this e-mail address. There is already an account for it: log in as before.',
      go: 'Log in',
      question: 'Forgotten your password?',
      hint: 'You can set a new one on the login page. If it was not you who tried to register, you need not do anything.',
    },
    reset: {
      title: 'Set a new password',
      lead: 'Hello! Here is the link to set a new password. It works once, within one hour.',
      go: 'Set a new password',
      question: 'Not you?',
      hint: 'If you did not ask for it, do nothing: your password will stay as it is.',
    },
  },
  pl: {
    confirm: {
      title: 'Potwierdź adres e-mail',
      lead: 'Pozostał jeden krok: otwórz link i wpisz wybrane hasło. Konto będzie gotowe, a w nim zamówienia złożone od czasu rejestracji.',
      go: 'Potwierdź adres e-mail',
      question: 'To nie Ty?',
      hint: 'Link działa przez siedem dni od rejestracji; dopóki go nie otworzysz, nikt nie może się zalogować. Jeśli to nie Ty zakładasz konto, nic nie rób: bez tego linku konto nie powstanie.',
    },
    exists: {
      title: 'Masz już u nas konto',
      lead: 'Ktoś, być może Ty, próbował właśnie założyć konto na ten adres e-mail. Takie konto już istnieje: zaloguj się jak dotąd.',
      go: 'Zaloguj się',
      question: 'Nie pamiętasz hasła?',
      hint: 'Nowe hasło ustawisz na stronie logowania. Jeśli to nie Ty zakładasz konto, nie musisz nic robić.',
    },
    reset: {
      title: 'Ustaw nowe hasło',
      lead: 'Dzień dobry! Oto link do ustawienia nowego hasła. Link działa tylko raz, przez godzinę.',
      go: 'Ustaw nowe hasło',
      question: 'To nie Ty?',
      hint: 'Jeśli to nie Ty prosisz o nowe hasło, nic nie rób: hasło pozostanie bez zmian.',
    },
  },
}
