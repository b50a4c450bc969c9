import type { ResponseOutput } from '@stragan/contract'
import { type ImportState, type importCalls, importSteps } from '@stragan/contract/admin'

export type ImportView = ResponseOutput<typeof importCalls.import> extends infer View ? Omit<View, 'created_at' | 'finished_at'> : never
export type ImportedRow = ResponseOutput<typeof importCalls.rows>['items'][number]

export const isInProgress = (state: ImportState) => (importSteps as readonly ImportState[]).includes(state)

/** Whether the result is that of a trial, which has changed nothing. */
export const isOfTrial = ({ state, failed_step }: Pick<ImportView, 'state' | 'failed_step'>) =>
  state === 'checked' || state === 'ready' || failed_step === 'checking'

/** Whether a run can go on where it has ended. */
export const canContinue = ({ state, failed_step, has_changes }: Pick<ImportView, 'state' | 'failed_step' | 'has_changes'>) =>
  state === 'stopped' || (failed_step === 'importing' && has_changes)
