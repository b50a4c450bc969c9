import { Button } from '@stragan/ui/button'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { useRefresh } from '../../platform/use-refresh.ts'
import type { ArchiveView } from './archive-view.ts'
import { archiveMessages } from './archives.messages.ts'

const refreshMs = 2000

/** What is being worked on. With scripts it follows by itself, without them a link loads the page again. */
export function ArchiveProgress({ found: { state, current_file } }: { found: ArchiveView }) {
  const t = archiveMessages[useLanguage()]
  useRefresh(true, refreshMs)
  return (
    <div className="grid max-w-prose gap-4">
      <p role="status">
        {t.states[state]}
        {current_file !== null && `, ${t.progress(t.parts[current_file] ?? current_file)}`}
      </p>
      <p className="text-quiet text-sm">{t.waiting}</p>
      <noscript>
        <a href="?" className="link">
          {t.refresh}
        </a>
      </noscript>
      <form method="post">
        <FormKey />
        <input type="hidden" name="intent" value="stop" />
        <Button type="submit" size="small">
          {t.stop}
        </Button>
      </form>
    </div>
  )
}
