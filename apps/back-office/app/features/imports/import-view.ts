import type { ResponseOutput } from '@stragan/contract'
import type { ImportState, importCalls } from '@stragan/contract/admin'

export type ImportView = ResponseOutput<typeof importCalls.import> extends infer View ? Omit<View, 'created_at' | 'finished_at'> : never
export type ImportedRow = ResponseOutput<typeof importCalls.rows>['items'][number]

export const isInProgress = (state: ImportState) => ['reading', 'checking', 'importing', 'undoing'].includes(state)

/** Whether an import has changed something that can be taken back. */
export const hasRun = (state: ImportState) => state === 'imported' || state === 'stopped'
