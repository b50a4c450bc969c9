import { Button } from '@stragan/ui/button'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Question } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { type ArchiveView, changesOf } from './archive-view.ts'
import { archiveMessages } from './archives.messages.ts'
import { PartsTable, RefusedEntries } from './parts-table.tsx'

interface ResultProps {
  shop: string
  found: ArchiveView
  hasFile: boolean
  hasResult: boolean
  canSeeHistory: boolean
}

/** What a trial would do, or a run has done, and what can be done next. */
export function ArchiveResult({ shop, found, hasFile, hasResult, canSeeHistory }: ResultProps) {
  const t = archiveMessages[useLanguage()]
  const { state, has_run } = found
  const toDo = changesOf(found)
  return (
    <>
      {hasFile ? (
        <div className="flex flex-wrap items-center gap-3">
          {state === 'checked' && toDo > 0 && (
            <Question
              id="run-question"
              label={t.run}
              name={t.run}
              title={t.runTitle}
              text={t.runText(toDo)}
              confirm={t.run}
              kind="primary"
              intent="run"
            />
          )}
          {state === 'checked' && toDo === 0 && <p>{t.nothingToRun}</p>}
          {(state === 'stopped' || state === 'failed') && has_run && <Step intent="run" label={t.goOn} isPrimary />}
          <Step intent="check" label={t.check} isPrimary={state === 'ready'} />
        </div>
      ) : (
        <p>{t.uploadGone}</p>
      )}
      {hasResult && (
        <Section id="result" title={t.result} lead={has_run ? t.resultLead : `${t.trialLead} ${t.trialNote}`}>
          <PartsTable shop={shop} found={found} />
          <RefusedEntries parts={found.parts} />
        </Section>
      )}
      <p className="max-w-prose text-quiet text-sm">
        {t.undoText}{' '}
        {canSeeHistory && (
          <a href={`/${shop}/history`} className="link">
            {t.toHistory}
          </a>
        )}
      </p>
    </>
  )
}

const Step = ({ intent, label, isPrimary }: { intent: 'check' | 'run'; label: string; isPrimary: boolean }) => (
  <form method="post">
    <FormKey />
    <input type="hidden" name="intent" value={intent} />
    <Button type="submit" size="small" kind={isPrimary ? 'primary' : 'secondary'}>
      {label}
    </Button>
  </form>
)
