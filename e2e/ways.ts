import { type Language, languages } from '@stragan/routing'
import { type Width, widths } from './accessibility.ts'

/** How a journey is run: the language of its pages, and whether scripts run. */
export interface Way {
  language: Language
  javaScriptEnabled: boolean
}

/**
 * The ways in which a journey is run: in English with JavaScript and in Polish without; `npm run test:scale` adds the two others. A journey
 * differs by language in its texts alone, and every public screen is audited in both.
 */
export const ways: readonly Way[] = languages
  .flatMap(language => [true, false].map(javaScriptEnabled => ({ language, javaScriptEnabled })))
  .filter(({ language, javaScriptEnabled }) => process.env.EVERY_WAY || (language === 'en') === javaScriptEnabled)

/** The ways, each on a phone and at a desk; without `EVERY_WAY` at a desk with JavaScript and on a phone without. */
export const waysByWidth: readonly (Way & { width: Width })[] = ways
  .flatMap(way => widths.map(width => ({ ...way, width })))
  .filter(({ javaScriptEnabled, width }) => process.env.EVERY_WAY || (width === widths[1]) === javaScriptEnabled)

/** The languages of what is done with JavaScript alone, or without it alone. */
export const languagesWith = (scripts: boolean): readonly Language[] =>
  ways.filter(({ javaScriptEnabled }) => javaScriptEnabled === scripts).map(({ language }) => language)
