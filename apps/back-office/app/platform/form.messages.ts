import type { Language } from '@stragan/contract'
import { fieldsText } from '@stragan/contract/counts'
import { messages } from '@stragan/contract/messages'

/** Texts of every form. */
export const formMessages = messages(
  {
    email: 'E-mail',
    password: 'Password',
    name: 'Name',
    language: 'Language',
    role: 'Role',
    optional: 'optional',
    save: 'Save',
    cancel: 'Cancel',
    sending: 'Sending…',
    unsaved: 'Not saved yet:',
    andMore: (n: number) => `and ${n} more`,
    copy: 'Copy',
    copied: 'Copied',
    action: 'Action',
    toCorrect: (n: number) => `Correct ${fieldsText.en(n)}`,
  },
  {
    email: 'E-mail',
    password: 'Hasło',
    name: 'Imię i nazwisko',
    language: 'Język',
    role: 'Rola',
    optional: 'opcjonalnie',
    save: 'Zapisz',
    cancel: 'Anuluj',
    sending: 'Wysyłanie…',
    unsaved: 'Jeszcze niezapisane:',
    andMore: (n: number) => `i jeszcze ${n}`,
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    action: 'Działanie',
    toCorrect: (n: number) => `Popraw ${fieldsText.pl(n)}`,
  },
)

export const languageOptions = [
  { value: 'en', label: 'English' },
  { value: 'pl', label: 'Polski' },
] as const satisfies readonly { value: Language; label: string }[]
