import { Progress } from '@stragan/ui/progress'
import { JobProgress } from '../../platform/job-progress.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { ImportView } from './import-view.ts'
import { importMessages } from './imports.messages.ts'

/** How far a step is. */
export function ImportProgress({ found: { state, rows, rows_done }, canWrite }: { found: ImportView; canWrite: boolean }) {
  const t = importMessages[useLanguage()]
  const isCounted = state === 'checking' || state === 'importing'
  return (
    <JobProgress texts={t} canStop={canWrite && state !== 'reading'}>
      <p role="status" className="tabular-nums">
        {t.states[state]}
        {isCounted && `: ${t.progress(rows_done, rows)}`}
        {state === 'reading' && rows > 0 && `: ${t.readSoFar(rows)}`}
      </p>
      {isCounted && <Progress label={t.states[state]} value={rows_done} max={Math.max(1, rows)} />}
    </JobProgress>
  )
}
