export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]
export const otherLanguage = { en: 'pl', pl: 'en' } as const satisfies Record<Language, Language>

/** Language of a path: English except below `/pl`. */
export const languageOf = (path: string): Language => (/^\/pl([/?#]|$)/.test(path) ? 'pl' : 'en')
