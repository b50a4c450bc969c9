import { JobProgress } from '../../platform/job-progress.tsx'
import { useLanguage } from '../../platform/language.ts'
import type { ArchiveView } from './archive-view.ts'
import { archiveMessages } from './archives.messages.ts'

/** What is being worked on. */
export function ArchiveProgress({ found: { state, current_file } }: { found: ArchiveView }) {
  const t = archiveMessages[useLanguage()]
  return (
    <JobProgress texts={t} canStop>
      <p role="status">
        {t.states[state]}
        {current_file !== null && `, ${t.progress(t.parts[current_file] ?? current_file)}`}
      </p>
      <p className="text-quiet text-sm">{t.waiting}</p>
    </JobProgress>
  )
}
