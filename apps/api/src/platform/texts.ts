import type { Language } from '@stragan/contract'
import type { Ctx } from '../context.ts'
import { type Sql, sql } from './database.ts'

/** A jsonb column of texts in the asked language, else in the shop's default one. */
export const text = (ctx: Ctx, column: Sql) => sql`localised_text(${column}, ${ctx.language}, ${ctx.shop.defaultLanguage})`

/** Replaces each `{ en, pl }` inside by its text in the asked language, or in the other. */
export function localised(value: unknown, language: { asked: Language; fallback: Language }): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => localised(one, language))
  const texts = value as Record<string, unknown>
  const keys = Object.keys(texts)
  if (keys.length > 0 && keys.every(key => key === 'en' || key === 'pl')) return texts[language.asked] || texts[language.fallback] || ''
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, localised(inner, language)]))
}
