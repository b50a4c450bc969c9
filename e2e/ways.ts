import { type Language, languages } from '@stragan/routing'

/** How a journey is run: the language of its pages, and whether scripts run. */
export interface Way {
  language: Language
  javaScriptEnabled: boolean
}

/**
 * The ways in which a journey is run: in English with JavaScript and in Polish without; `npm run test:scale` adds the two others. A journey
 * differs by language in its texts alone, and every screen is audited in both.
 */
export const ways: readonly Way[] = languages
  .flatMap(language => [true, false].map(javaScriptEnabled => ({ language, javaScriptEnabled })))
  .filter(({ language, javaScriptEnabled }) => process.env.EVERY_WAY || (language === 'en') === javaScriptEnabled)
