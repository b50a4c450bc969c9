import { PostForm } from '@stragan/ui/post-form'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { intents } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'

interface DeferredPaymentProps {
  /** Of the company that is approved; null since the customer removed it. */
  nip: string | null
  /** Day of the approval, formatted; null without one. */
  since: string | null
  canApprove: boolean
  answer: object | undefined
}

/** Whether a company may pay by deferred invoice. */
export function DeferredPayment({ nip, since, canApprove, answer }: DeferredPaymentProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const intent = since === null ? intents.approve : intents.withdraw
  return (
    <Section id="deferred" title={t.deferred} lead={t.deferredLead}>
      <p>
        {since === null ? t.notApproved : t.approvedOn(since)} {!canApprove && <span className="text-quiet">{t.mayNotApprove}</span>}
      </p>
      {canApprove && (
        <>
          <Refusal form={officeForm(language, { fields: {}, answer, intent })} />
          {since === null ? (
            nip && (
              <PostForm intent={intent} submit={t.approve} sending={formMessages[language].sending}>
                <input type="hidden" name="nip" value={nip} />
              </PostForm>
            )
          ) : (
            <div>
              <Question
                id="withdraw"
                label={t.withdraw}
                name={t.withdraw}
                title={t.withdrawQuestion}
                text={t.withdrawText}
                confirm={t.withdraw}
                intent={intent}
              />
            </div>
          )}
        </>
      )}
    </Section>
  )
}
