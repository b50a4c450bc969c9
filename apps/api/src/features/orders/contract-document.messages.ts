import type { Language } from '@stragan/contract'

interface Texts {
  about: (number: string, day: string) => string
  version: (version: string) => string
  /** File names of the accepted pages, by key. */
  files: Readonly<Record<string, string>>
  instruction: { title: string; file: string; scope: string }
  /** File name of the model form. */
  formFile: string
}

const en: Texts = {
  about: (number, day) => `Order ${number} of ${day}`,
  version: version => `Version ${version}, which you accepted with the order`,
  files: { regulations: 'terms-of-sale', 'reward-regulations': 'gift-terms' },
  instruction: {
    title: 'Instructions on withdrawal',
    file: 'withdrawal-instructions',
    scope:
      'These instructions are for consumers, and for sole traders whose purchase is outside their own trade. The terms of sale say for which goods there is no right of withdrawal.',
  },
  formFile: 'withdrawal-form',
}

const pl: Texts = {
  about: (number, day) => `Zamówienie ${number} z dnia ${day}`,
  version: version => `Wersja ${version}, zaakceptowana przy składaniu zamówienia`,
  files: { regulations: 'regulamin-sklepu', 'reward-regulations': 'regulamin-prezentow' },
  instruction: {
    title: 'Pouczenie o odstąpieniu od umowy',
    file: 'pouczenie-o-odstapieniu',
    scope:
      'Pouczenie dotyczy konsumentów oraz osób prowadzących jednoosobową działalność gospodarczą, dla których zakup nie ma charakteru zawodowego. Towary, przy których prawo odstąpienia nie przysługuje, wymienia regulamin sklepu.',
  },
  formFile: 'formularz-odstapienia',
}

export const contractDocumentMessages: Record<Language, Texts> = { en, pl }
