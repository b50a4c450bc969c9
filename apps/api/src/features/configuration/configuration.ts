import type { ConfigurationScope, configurationCalls, Written } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { entriesOf } from './configuration.queries.ts'

type Entries = Written<typeof configurationCalls.configuration>

/** The entries of a scope in the asked language, sorted; disabled ones too, since each carries its flag. */
export async function configuration(ctx: Ctx, scope: ConfigurationScope): Promise<Entries> {
  const rows = await entriesOf(ctx, scope)
  return rows.map(({ id, enabled, entry }) => ({ ...(localised(ctx, entry) as object), id, enabled }))
}

/** Replaces each `{ en, pl }` inside by its text in the asked language, or in the shop's default one. */
function localised(ctx: Ctx, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => localised(ctx, one))
  const texts = value as Record<string, unknown>
  const keys = Object.keys(texts)
  if (keys.length > 0 && keys.every(key => key === 'en' || key === 'pl'))
    return texts[ctx.language] || texts[ctx.shop.defaultLanguage] || ''
  return Object.fromEntries(Object.entries(texts).map(([key, inner]) => [key, localised(ctx, inner)]))
}
