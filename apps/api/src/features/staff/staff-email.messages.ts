import type { Language } from '@stragan/contract'
import type { Role } from '@stragan/contract/admin'
import type { LinkEmailTexts } from '../mail/mail.ts'

/** What changed about how a person signs in. */
export type SignInChange =
  | 'password'
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes'
  | 'second_factor_reset'

interface Texts {
  roles: Record<Role, string>
  invitation: Omit<LinkEmailTexts, 'title' | 'lead'> & {
    title: (shop: string) => string
    lead: (shop: string, role: string, by: string) => string
  }
  reset: LinkEmailTexts
  signInChanged: Omit<LinkEmailTexts, 'title' | 'lead'> & { titles: Record<SignInChange, string>; lead: (email: string) => string }
}

export const staffEmailMessages: Record<Language, Texts> = {
  en: {
    roles: {
      owner: 'owner',
      manager: 'manager',
      sales: 'sales',
      warehouse: 'warehouse',
      editor: 'editor',
      accountant: 'accountant',
    },
    invitation: {
      title: shop => `Invitation to the back office of ${shop}`,
      lead: (shop, role, by) =>
        `${by} invites you to work in the back office of ${shop}. Your role there will be “${role}”. Open the link to accept; it is valid for seven days and works only once.`,
      go: 'Accept the invitation',
      question: 'Were you not expecting this?',
      hint: 'Do nothing: no account is opened unless you accept the invitation.',
    },
    reset: {
      title: 'Set a new password for the back office',
      lead: 'Here is the link to set a new password for the back office. It is valid for one hour and works only once. When you set the new password, all your sessions will end.',
      go: 'Set a new password',
      question: 'Not you?',
      hint: 'If you did not ask for it, do nothing: your password will stay as it is.',
    },
    signInChanged: {
      titles: {
        password: 'Your password for the back office was changed',
        authenticator_added: 'An authenticator app was added to your account',
        authenticator_removed: 'The authenticator app was removed from your account',
        passkey_added: 'A passkey was added to your account',
        passkey_removed: 'A passkey was removed from your account',
        recovery_codes: 'Your account has new recovery codes',
        second_factor_reset: 'The second factor of your account was reset by an owner',
      },
      lead: email =>
        `This concerns your account ${email} in the back office. If you did this yourself or asked for it, there is nothing to do.`,
      go: 'Open my account',
      question: 'Not you?',
      hint: 'Set a new password at once, remove from your account everything that you did not add, end all other sessions there, and tell the shop’s owner.',
    },
  },
  pl: {
    roles: {
      owner: 'właściciel',
      manager: 'kierownik',
      sales: 'sprzedaż',
      warehouse: 'magazyn',
      editor: 'redakcja',
      accountant: 'księgowość',
    },
    invitation: {
      title: shop => `Zaproszenie do panelu sklepu ${shop}`,
      lead: (shop, role, by) =>
        `${by} zaprasza Cię do pracy w panelu sklepu ${shop}. Twoja rola: ${role}. Otwórz link, aby przyjąć zaproszenie; link jest ważny siedem dni i działa tylko raz.`,
      go: 'Przyjmij zaproszenie',
      question: 'Nie spodziewasz się tego zaproszenia?',
      hint: 'Nic nie rób: dopóki nie przyjmiesz zaproszenia, konto nie powstanie.',
    },
    reset: {
      title: 'Ustaw nowe hasło do panelu',
      lead: 'Oto link do ustawienia nowego hasła do panelu. Link jest ważny godzinę i działa tylko raz. Gdy ustawisz nowe hasło, wszystkie Twoje sesje zostaną zakończone.',
      go: 'Ustaw nowe hasło',
      question: 'To nie Ty?',
      hint: 'Jeśli to nie Ty prosisz o nowe hasło, nic nie rób: hasło pozostanie bez zmian.',
    },
    signInChanged: {
      titles: {
        password: 'Zmieniono Twoje hasło do panelu',
        authenticator_added: 'Do Twojego konta dodano aplikację uwierzytelniającą',
        authenticator_removed: 'Z Twojego konta usunięto aplikację uwierzytelniającą',
        passkey_added: 'Do Twojego konta dodano klucz dostępu',
        passkey_removed: 'Z Twojego konta usunięto klucz dostępu',
        recovery_codes: 'Twoje konto ma nowe kody zapasowe',
        second_factor_reset: 'Właściciel zresetował drugi składnik logowania do Twojego konta',
      },
      lead: email => `Chodzi o Twoje konto ${email} w panelu. Jeśli to Twoja zmiana albo Twoja prośba, nie musisz nic robić.`,
      go: 'Otwórz moje konto',
      question: 'To nie Ty?',
      hint: 'Od razu ustaw nowe hasło, usuń z konta wszystko, co dodał ktoś inny, zakończ tam wszystkie inne sesje i powiadom właściciela sklepu.',
    },
  },
}
