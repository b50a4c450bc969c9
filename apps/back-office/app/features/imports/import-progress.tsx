import { Button } from '@stragan/ui/button'
import { Progress } from '@stragan/ui/progress'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { useRefresh } from '../../platform/use-refresh.ts'
import type { ImportView } from './import-view.ts'
import { importMessages } from './imports.messages.ts'

const refreshMs = 2000

/** How far a step is. With scripts it follows by itself, without them a link loads the page again. */
export function ImportProgress({ found: { state, rows, rows_done }, canWrite }: { found: ImportView; canWrite: boolean }) {
  const t = importMessages[useLanguage()]
  useRefresh(true, refreshMs)
  const isCounted = state === 'checking' || state === 'importing'
  return (
    <div className="grid max-w-prose gap-4">
      <p role="status" className="tabular-nums">
        {t.states[state]}
        {isCounted && `: ${t.progress(rows_done, rows)}`}
        {state === 'reading' && rows > 0 && `: ${t.readSoFar(rows)}`}
      </p>
      {isCounted && <Progress label={t.states[state]} value={rows_done} max={Math.max(1, rows)} />}
      <noscript>
        <a href="?" className="link">
          {t.refresh}
        </a>
      </noscript>
      {canWrite && state !== 'reading' && (
        <form method="post">
          <FormKey />
          <input type="hidden" name="intent" value="stop" />
          <Button type="submit" size="small">
            {t.stop}
          </Button>
        </form>
      )}
    </div>
  )
}
