import { type ConfigurationScope, configurationScopes, type Fields, fieldProblems, ShopError } from '@stragan/contract'
import { localisedFields } from '@stragan/contract/admin'
import { fieldsOf } from '../../platform/field-problems.ts'
import { isTexts, localised } from '../../platform/texts.ts'
import { assertReadable } from '../configuration/configuration.ts'

type Json = Record<string, unknown>

/**
 * Validates an entry in both languages against the schema of its scope; returns it with what the schema knows alone. A text per language is
 * allowed in the scope's `localisedFields` only.
 */
export function validEntry(scope: ConfigurationScope, given: Json): { entry: Json; problems: Fields } {
  const misplaced = textsIn(given).filter(path => !localisedFields[scope].includes(path))
  if (misplaced.length > 0) return { entry: given, problems: Object.fromEntries(misplaced.map(path => [path, fieldProblems.wrong_type])) }
  const views: Json[] = []
  const problems: Record<string, Fields[string]> = {}
  for (const language of ['en', 'pl'] as const) {
    const view = localised(given, { language, fallback: language })
    const checked = configurationScopes[scope].safeParse(view, { reportInput: true })
    if (checked.success) views.push(checked.data as Json)
    else
      for (const [path, message] of Object.entries(fieldsOf(checked.error)))
        problems[localisedFields[scope].includes(path) ? `${path}.${language}` : path] = message
  }
  const [en, pl] = views
  if (!en || !pl) return { entry: given, problems }
  const { id: _, enabled: __, ...entry } = merged(given, en, pl) as Json
  return { entry, problems: scope === 'shop' ? contrastProblems(en) : {} }
}

/** Paths of the texts per language in a value. */
function textsIn(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && isTexts(value)) return [path.join('.')]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** The validated value, with a text per language where one was given. */
function merged(given: unknown, en: unknown, pl: unknown): unknown {
  if (typeof given !== 'object' || given === null || typeof en !== 'object' || en === null) {
    const isText = typeof given === 'object' && given !== null && !Array.isArray(given) && isTexts(given)
    return isText ? { en, pl } : en
  }
  if (Array.isArray(en)) return en.map((inner, i) => merged((given as unknown[])[i], inner, (pl as unknown[])[i]))
  return Object.fromEntries(Object.entries(en).map(([key, inner]) => [key, merged((given as Json)[key], inner, (pl as Json)[key])]))
}

function contrastProblems(shop: Json): Fields {
  try {
    assertReadable(configurationScopes.shop.parse(shop).theme)
    return {}
  } catch (error) {
    if (error instanceof ShopError && error.fields) return error.fields
    throw error
  }
}
