import type { Fields, FormView } from '@stragan/ui/form'

/** A document of texts as fields of a form: `{ name: { en } }` is the field `name.en`; nothing is an empty text. */
export function fieldsOfDocument(document: object, path = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(document).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(fieldsOfDocument(value, `${path}${name}.`))
        : [[path + name, value === null ? '' : String(value)] as const],
    ),
  )
}

/** What the fields of a form show. */
export const shownIn = <Name extends string>({ view }: { view: FormView<Name> }): Fields =>
  Object.fromEntries((Object.keys(view.fields) as Name[]).map(name => [name, view.valueOf(name)]))

/** A text per language from the fields of a form. */
export const textsIn = (fields: Fields, name: string) => ({ en: fields[`${name}.en`] ?? '', pl: fields[`${name}.pl`] ?? '' })

interface Versions {
  /** What the form was made from, where that is known. */
  base: Fields | null
  stored: Fields
  typed: Fields
}

/** A form after somebody else has changed the same: what only they changed is theirs, what both changed is as it was typed. */
export function mergedFields(names: readonly string[], { base, stored, typed }: Versions) {
  const isTheirs = (name: string) => base !== null && (typed[name] ?? '') === (base[name] ?? '')
  const merged = Object.fromEntries(names.map(name => [name, (isTheirs(name) ? stored[name] : typed[name]) ?? '']))
  const conflicts = names
    .filter(name => merged[name] !== (stored[name] ?? '') && (base === null || (stored[name] ?? '') !== (base[name] ?? '')))
    .map(name => ({ name, before: base && (base[name] ?? ''), stored: stored[name] ?? '', typed: merged[name] ?? '' }))
  return { merged, conflicts }
}
