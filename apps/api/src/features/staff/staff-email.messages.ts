import type { Language } from '@stragan/contract'
import type { Role } from '@stragan/contract/admin'
import type { LinkEmailTexts } from '../mail/mail.ts'

interface Texts {
  roles: Record<Role, string>
  invitation: Omit<LinkEmailTexts, 'title' | 'lead'> & {
    title: (shop: string) => string
    lead: (shop: string, role: string, by: string) => string
  }
  reset: LinkEmailTexts
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
        `${by} invites you to work in the back office of ${shop}. Your role: ${role}. Open the link to accept; it is valid for seven days and works only once.`,
      go: 'Accept the invitation',
      question: 'Were you not expecting this?',
      hint: 'Do nothing: no account is opened unless you accept the invitation.',
    },
    reset: {
      title: 'Set a new password for the back office',
      lead: 'Here is the link to set a new password for the back office. It is valid for one hour and works only once. All your sessions will end.',
      go: 'Set a new password',
      question: 'Not you?',
      hint: 'If you did not ask for it, do nothing: your password will stay as it is.',
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
        `${by} zaprasza Cię do pracy w panelu sklepu ${shop}. Twoja rola: ${role}. Otwórz link, aby przyjąć zaproszenie; jest ważny siedem dni i działa tylko raz.`,
      go: 'Przyjmij zaproszenie',
      question: 'Nie spodziewasz się tego zaproszenia?',
      hint: 'Nic nie rób: dopóki go nie przyjmiesz, konto nie powstanie.',
    },
    reset: {
      title: 'Ustaw nowe hasło do panelu',
      lead: 'Oto link do ustawienia nowego hasła do panelu. Jest ważny godzinę i działa tylko raz. Wszystkie Twoje sesje zostaną zakończone.',
      go: 'Ustaw nowe hasło',
      question: 'To nie Ty?',
      hint: 'Jeśli to nie Ty o niego prosisz, nic nie rób: hasło pozostanie bez zmian.',
    },
  },
}
