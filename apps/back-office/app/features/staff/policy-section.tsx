import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { staffMessages } from './staff.messages.ts'

interface PolicyProps {
  isRequired: boolean
  canWrite: boolean
  answer: object | undefined
}

/** Whether everybody in the shop needs a second factor. */
export function PolicySection({ isRequired, canWrite, answer }: PolicyProps) {
  const language = useLanguage()
  const t = staffMessages[language]
  const question = isRequired
    ? { label: t.stopRequiring, title: t.stopQuestion, text: t.stopText, fields: { required: '' } }
    : { label: t.require, title: t.requireQuestion, text: t.requireText, fields: { required: 'on' } }
  const form = officeForm(language, { fields: {}, answer, intent: 'policy' })
  const toAccount = (
    <a href="/account#second-factor" className="link">
      {t.toAccount}
    </a>
  )
  return (
    <Section id="policy" title={t.policy} lead={isRequired ? t.policyOn : t.policyOff}>
      <Refusal form={form} help={form.result?.refused?.code === 'second_factor_required' && toAccount} />
      {canWrite && (
        <div>
          <Question id="policy-question" name={question.label} confirm={question.label} kind="primary" intent="policy" {...question} />
        </div>
      )}
    </Section>
  )
}
