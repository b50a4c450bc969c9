import type { Language } from '@stragan/contract'
import type { TimelineEntry } from '@stragan/contract/admin'
import { formatDate } from '@stragan/contract/formats'
import type { DraftState } from '../../../platform/drafts/draft.ts'
import type { Times } from '../../../platform/moments.ts'
import { noteDraft } from '../../../platform/notes/note-forms.ts'

export type EntryView = ReturnType<typeof timelineView>[number]

interface Options {
  times: Times
  language: Language
  /** Null where the reader may not write. */
  draftOf: (form: string) => DraftState | null
}

/** The timeline for a page, newest first, with its times in the shop's zone. */
export const timelineView = (entries: readonly TimelineEntry[], { times, language, draftOf }: Options) =>
  entries.toReversed().map(entry => {
    const at = times.moment(entry.at)
    if (entry.kind === 'payment')
      return {
        ...entry,
        at,
        received_on: entry.received_on && formatDate(language, entry.received_on),
        refunded_at: entry.refunded_at && times.moment(entry.refunded_at),
      }
    if (entry.kind === 'note')
      return {
        ...entry,
        at,
        edited_at: entry.edited_at && times.moment(entry.edited_at),
        draft: entry.is_own ? draftOf(noteDraft(entry.id)) : null,
      }
    return { ...entry, at }
  })
