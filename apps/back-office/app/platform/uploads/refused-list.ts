import { mergeDocuments } from '@stragan/contract/admin'

/** The answer to a form of a list that changed nothing. */
export interface RefusedList<Entry> {
  /** What the form was made from. */
  from: readonly Entry[]
  typed: readonly Entry[]
  /** Whether somebody else has changed the same. */
  isConflict: boolean
}

/**
 * An entry of a list as its form shows it, and the base of its changes. A refused form keeps both. After a conflict the base is what is stored
 * now, which stands also in the fields that were left as they were.
 */
export function entryIn<Entry extends { id: number }>(
  answer: RefusedList<Entry> | undefined,
  stored: Entry,
): { base: Entry; shown: Entry } {
  const sent = (entries: readonly Entry[] = []) => entries.find(({ id }) => id === stored.id)
  const [base, typed] = [sent(answer?.from), sent(answer?.typed)]
  if (!base || !typed) return { base: stored, shown: stored }
  if (!answer?.isConflict) return { base, shown: typed }
  return { base: stored, shown: mergeDocuments({ ...base }, { ...typed }, { ...stored }).merged as unknown as Entry }
}
