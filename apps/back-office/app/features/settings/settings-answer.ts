import type { ErrorCode } from '@stragan/contract'
import type { Difference } from '../../platform/differences.tsx'
import type { DraftState } from '../../platform/drafts/draft.ts'
import type { Json } from './fields/entry-values.ts'

/** The answer to a change of settings that was refused. */
export interface Answer {
  title: string
  text?: string
  problems: readonly { id: string; text: string }[]
  /** By the names of controls. */
  errors: Readonly<Record<string, string>>
  differences?: readonly Difference[]
  /** Why it was refused, where no field is wrong. */
  code?: ErrorCode
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
