import type { DraftState } from '../../platform/drafts/draft.ts'
import type { ChangeRefusal } from '../../platform/refused-change.tsx'
import type { Json } from './fields/entry-values.ts'

/** The answer to a change of settings that was refused. */
export interface Answer extends ChangeRefusal {
  /** What was typed, and what the next attempt is made from. */
  entry?: Json
  revision?: string
}

/** What the page knows of the draft of an entry's form; the entry is null without one. */
export interface EntryDraft {
  state: DraftState
  entry: Json | null
}

/** The id of an entry's form, to which problems lead that belong to none of its controls. */
export const formId = 'settings-form'
