export const languages = ['en', 'pl'] as const
export type Language = (typeof languages)[number]
export const otherLanguage = { en: 'pl', pl: 'en' } as const satisfies Record<Language, Language>

/** The language of a path: everything outside `/pl` is English, `/` included. */
export const languageOf = (pathname: string): Language => (/^\/pl(\/|$)/.test(pathname) ? 'pl' : 'en')
