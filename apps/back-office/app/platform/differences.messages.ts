import { messages } from '@stragan/contract/messages'

export const differencesMessages = messages(
  {
    caption: 'Stored now, and what you typed',
    field: 'Field',
    before: 'Before',
    stored: 'Stored now',
    typed: 'You typed',
    empty: '(empty)',
  },
  {
    caption: 'Zapisane teraz i wpisane przez Ciebie',
    field: 'Pole',
    before: 'Poprzednio',
    stored: 'Zapisane teraz',
    typed: 'Wpisane przez Ciebie',
    empty: '(puste)',
  },
)
