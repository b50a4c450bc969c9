import { Button } from '@stragan/ui/button'
import type { ReactNode } from 'react'
import { FormKey } from './form-key.tsx'
import { useRefresh } from './use-refresh.ts'

const refreshMs = 2000

interface JobProgressProps {
  texts: { refresh: string; stop: string }
  canStop: boolean
  /** How far the job is. */
  children: ReactNode
}

/** A job in progress. With scripts the page follows it by itself, without them a link loads the page again. */
export function JobProgress({ texts: t, canStop, children }: JobProgressProps) {
  useRefresh(true, refreshMs)
  return (
    <div className="grid max-w-prose gap-4">
      {children}
      <noscript>
        <a href="?" className="link">
          {t.refresh}
        </a>
      </noscript>
      {canStop && (
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
