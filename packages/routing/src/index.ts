export { alternatesOf, hrefTo } from './href.ts'
export { type Language, languageOf, languages, otherLanguage } from './language.ts'
export { type Found, findPage, type Match } from './match.ts'
export { key, type Page, type PageId, pageIds, pages } from './pages.ts'
