import { messages } from '@stragan/contract/messages'

/** Texts of fields for passwords. */
export const passwordMessages = messages(
  {
    newPassword: 'New password',
    currentPassword: 'Current password',
    passwordHint: 'Use at least 10 characters.',
    show: 'Show',
    hide: 'Hide',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  {
    newPassword: 'Nowe hasło',
    currentPassword: 'Obecne hasło',
    passwordHint: 'Co najmniej 10 znaków.',
    show: 'Pokaż',
    hide: 'Ukryj',
    showPassword: 'Pokaż hasło',
    hidePassword: 'Ukryj hasło',
  },
)
