import type { ResponseOutput } from '@stragan/contract'
import type { ArchiveState, archiveCalls } from '@stragan/contract/admin'

export type ArchiveView =
  ResponseOutput<typeof archiveCalls.archive> extends infer View ? Omit<View, 'created_at' | 'finished_at' | 'available_until'> : never
export type PartView = ArchiveView['parts'][number]

export const isInProgress = (state: ArchiveState) => state === 'exporting' || state === 'checking' || state === 'importing'

const inChanges = ['created', 'changed'] as const
export const changesOf = (found: Pick<ArchiveView, (typeof inChanges)[number]>) => found.created + found.changed
