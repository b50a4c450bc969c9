import type { Language } from '@stragan/contract'
import type { Ctx } from '../context.ts'
import { type Sql, sql } from './database.ts'

/** SQL of a jsonb column of texts in the language of the request, else in the shop's default language. */
export const text = (ctx: Ctx, column: Sql) => sql`localised_text(${column}, ${ctx.language}, ${ctx.shop.defaultLanguage})`

export interface Texts {
  en?: string | null
  pl?: string | null
}

/** Both texts, empty where there is none. */
export const bothTexts = ({ en, pl }: Texts) => ({ en: en ?? '', pl: pl ?? '' })

/** Texts as they are stored: without empty ones, in place of which readers see the other language. */
export const storedTexts = ({ en, pl }: Texts) => ({ ...(en && { en }), ...(pl && { pl }) })

/** The same as JSON, for a column. */
export const textsJson = (texts: Texts): string => JSON.stringify(storedTexts(texts))

/** Whether an object is a text per language: `{ en, pl }`, or one of them. */
export const isTexts = (value: object) => Object.keys(value).length > 0 && Object.keys(value).every(key => key === 'en' || key === 'pl')

/** Replaces each `{ en, pl }` in a value by its text in the language, else in the fallback. */
export function localised(value: unknown, languages: { language: Language; fallback: Language }): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(element => localised(element, languages))
  const texts = value as Record<string, unknown>
  if (isTexts(texts)) return texts[languages.language] || texts[languages.fallback] || ''
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, localised(inner, languages)]))
}
