import { messages } from '../../platform/messages.ts'

export const contentMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Where you are',
    contents: 'Contents',
    version: (version: string) => `Version ${version}`,
    since: 'In force since',
    alsoRead: 'Read also',
    regulations: 'Terms of sale',
    privacyPolicy: 'Privacy policy',
    print: 'Print',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Gdzie jesteś',
    contents: 'Spis treści',
    version: (version: string) => `Wersja ${version}`,
    since: 'Obowiązuje od',
    alsoRead: 'Przeczytaj też',
    regulations: 'Regulamin sklepu',
    privacyPolicy: 'Polityka prywatności',
    print: 'Drukuj',
  },
)
