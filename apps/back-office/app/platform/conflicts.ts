import type { Fields, FormOutcome } from '@stragan/ui/form'
import { storedName } from './drafts/draft.ts'

/** Whether a form met a change that somebody else has made meanwhile. */
export const isConflict = ({ result }: { result: Pick<FormOutcome<string>, 'refused'> | undefined }): boolean =>
  result?.refused?.code.endsWith('_changed') === true

/**
 * What a form shows after a conflict: what was typed, and in fields that were left as they were what others have stored meanwhile. What they were
 * the form says itself (`StoredValues`).
 */
export const mergedWithStored = (typed: Fields, stored: Fields): Fields => ({
  ...typed,
  // A box that is not ticked is not sent.
  ...Object.fromEntries(Object.entries(stored).filter(([name]) => (typed[name] ?? '') === typed[storedName(name)])),
})

/** The base of a form's changes, as hidden fields: the values that were stored when it was first shown. Conflicts and drafts compare with it. */
export const baseFields = (form: CarryingOver, stored: Fields): Fields =>
  Object.fromEntries(Object.entries(baseOf(form, stored)).map(([name, value]) => [storedName(name), value]))

/** The base of a form's changes by the names of its controls. */
export const baseOf = <Name extends string>({ carriedOver }: CarryingOver, stored: Readonly<Record<Name, string>>) =>
  Object.fromEntries(Object.entries<string>(stored).map(([name, value]) => [name, carriedOver?.[storedName(name)] ?? value])) as Record<
    Name,
    string
  >

interface CarryingOver {
  carriedOver: Fields | undefined
}

/** The fields that both have changed; `before` is null where the form does not say it. */
export const conflictsOf = <Name extends string>(names: readonly Name[], typed: Fields, stored: Readonly<Record<NoInfer<Name>, string>>) =>
  names
    .map(name => ({ name, before: typed[storedName(name)] ?? null, stored: stored[name], typed: typed[name] ?? '' }))
    .filter(({ before, stored, typed }) => ![typed, before].some(value => value !== null && isSameText(value, stored)))

/** Forms are read with spaces for any white space, also for the no-break one within amounts. */
const isSameText = (one: string, other: string): boolean => withSpaces(one) === withSpaces(other)
const withSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
