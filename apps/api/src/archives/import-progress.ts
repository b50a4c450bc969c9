import type { EntryProblem } from '@stragan/contract/admin'
import type { Queryable } from '../platform/database.ts'

/** What became of the entries of a file of the archive. */
export interface PartOutcome {
  name: string
  created: number
  changed: number
  unchanged: number
  refused: number
  /** Why entries were refused: the first ones. */
  problems: { line: number; problem: EntryProblem; subject: string; text: string }[]
  /** The import of products that has read it in. */
  import_id: string | null
}

export const outcomeOf = (name: string): PartOutcome => ({
  name,
  created: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  problems: [],
  import_id: null,
})

/** How far a file of the archive is: what became of its entries up to a line. */
export interface Place {
  outcome: PartOutcome
  line: number
}

/** Keeps how far an import is, so that one that was interrupted goes on, with the counts of one that was not. */
export interface Journal {
  /** Files that are done. */
  done: readonly PartOutcome[]
  /** The file that was being read. */
  begun: Place | null
  /** In the transaction of a change. */
  note: (tx: Queryable, place: Place) => Promise<void>
  /** Between changes. Throws where the import has been stopped. */
  reach: (place: Place) => Promise<void>
  finish: (outcome: PartOutcome) => Promise<void>
}
