import { maxLengths } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { FormTextArea } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Form, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { StoredValues } from '../../platform/stored-values.tsx'
import { intents, lockTable } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'

interface AccessProps {
  /** The time is formatted; null where the customer can log in. */
  lock: { since: string; reason: string } | null
  canWrite: boolean
  answer: object | undefined
}

/** Whether the customer can log in; locks and unlocks them. */
export function CustomerAccess({ lock, canWrite, answer }: AccessProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  return (
    <Section id="access" title={t.access} lead={lock === null ? t.canLogIn : t.lockedSince(lock.since)}>
      {canWrite && (
        <div className="grid gap-4">
          <Refusal form={officeForm(language, { fields: {}, answer, intent: intents.unlock })} />
          {lock !== null && (
            <form method="post">
              <FormKey />
              <input type="hidden" name="intent" value={intents.unlock} />
              <Button type="submit" kind="primary">
                {t.unlock}
              </Button>
            </form>
          )}
          <ReasonForm lock={lock} answer={answer} />
        </div>
      )}
    </Section>
  )
}

function ReasonForm({ lock, answer }: Omit<AccessProps, 'canWrite'>) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const saved = { reason: lock?.reason ?? '' }
  const form = officeForm<keyof typeof lockTable>(language, { fields: lockTable, answer, intent: intents.lock, saved })
  const title = lock === null ? t.lock : t.changeReason
  return (
    <details open={form.result !== undefined} className="max-w-2xl">
      <summary className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11">{title}</summary>
      <div className="grid gap-4 py-3">
        {lock === null && <p>{t.lockLead}</p>}
        <Form
          form={form}
          submit={lock === null ? t.lock : formMessages[language].save}
          help={isConflict(form) && <ChangedFields form={form} stored={saved} labels={{ reason: t.reason }} />}
        >
          <StoredValues form={form} values={saved} />
          <FormTextArea form={form.view} name="reason" label={t.reason} hint={t.reasonHint} maxLength={maxLengths.reason} rows={2} />
        </Form>
      </div>
    </details>
  )
}

/** Stands above all else on the page of a locked customer. */
export function LockNotice({ lock }: { lock: NonNullable<AccessProps['lock']> }) {
  const t = handlingMessages[useLanguage()]
  return (
    <Notice tone="warning" title={t.lockedSince(lock.since)}>
      <p className="wrap-anywhere whitespace-pre-line">{t.reasonIs(lock.reason)}</p>
    </Notice>
  )
}
