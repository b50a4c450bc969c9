import type { Language } from '@stragan/contract'
import type { TimelineEntry } from '@stragan/contract/admin'
import { formatDate } from '@stragan/contract/formats'
import type { Times } from '../../../platform/moments.ts'

export type EntryView = ReturnType<typeof timelineView>[number]

/** The timeline for a page, newest first, with its times in the shop's zone. */
export const timelineView = (entries: readonly TimelineEntry[], times: Times, language: Language) =>
  entries.toReversed().map(entry => {
    const at = times.moment(entry.at)
    if (entry.kind === 'payment') return { ...entry, at, received_on: entry.received_on && formatDate(language, entry.received_on) }
    if (entry.kind === 'note') return { ...entry, at, edited_at: entry.edited_at && times.moment(entry.edited_at) }
    return { ...entry, at }
  })
