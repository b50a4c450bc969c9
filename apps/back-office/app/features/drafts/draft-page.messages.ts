import { messages } from '@stragan/contract/messages'

export const draftPageMessages = messages(
  {
    title: 'The draft could not be kept',
    tooLong: 'It is too long. Go back in your browser, shorten it, and keep it again.',
    gone: 'What the form is about no longer exists.',
    later: 'Your browser still has what you typed: go back, and try again in a moment.',
    toForm: 'Open the form again',
  },
  {
    title: 'Nie udało się zachować szkicu',
    tooLong: 'Szkic jest za długi. Wróć w przeglądarce do poprzedniej strony, skróć tekst i zachowaj go ponownie.',
    gone: 'To, czego dotyczy formularz, już nie istnieje.',
    later: 'Wpisane dane są jeszcze w przeglądarce: wróć do poprzedniej strony i za chwilę spróbuj ponownie.',
    toForm: 'Otwórz formularz od nowa',
  },
)
