import { messages } from '../platform/messages.ts'

export const shellMessages = messages(
  {
    skip: 'Skip to content',
    toHome: (shop: string) => `${shop}, home`,
    otherLanguage: 'Polski',
    openingHours: 'Open',
    notFound: 'This page does not exist',
    notFoundHint: 'It may have moved, or the address has a typing error.',
    goHome: 'Go to the home page',
    broken: 'An error occured - we are working on it',
    wrong: 'Something went wrong',
  },
  {
    skip: 'Przejdź do treści',
    toHome: (shop: string) => `${shop}, strona główna`,
    otherLanguage: 'English',
    openingHours: 'Czynne',
    notFound: 'Nie ma takiej strony',
    notFoundHint: 'Mogła zostać przeniesiona albo w adresie jest literówka.',
    goHome: 'Przejdź na stronę główną',
    broken: 'Wystąpił błąd, już nad nim pracujemy',
    wrong: 'Coś poszło nie tak',
  },
)
