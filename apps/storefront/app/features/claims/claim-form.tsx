import { claimRemedies } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { Checkbox } from '@stragan/ui/checkbox'
import { FormField, FormTextArea } from '@stragan/ui/form-field'
import { FormProblems } from '@stragan/ui/form-problems'
import { PostForm } from '@stragan/ui/post-form'
import { RadioGroup } from '@stragan/ui/radio-group'
import type { FormView } from '../../platform/form.ts'
import { type ClaimResult, claimFields, type FieldName, maxNoteLength, type PlainName } from './claim-fields.ts'
import { ClaimLines } from './claim-lines.tsx'
import type { ClaimLoaded } from './claim-view.server.ts'
import { claimMessages } from './claims.messages.ts'
import { NextSteps } from './next-steps.tsx'

interface FormProps {
  loaded: ClaimLoaded
  result: ClaimResult | undefined
}

/** Form of a declaration: goods, reason and person. Element ids equal field names. */
export function ClaimForm({ loaded, result }: FormProps) {
  const { language, kind, order, key } = loaded
  const texts = claimMessages[language]
  const t = texts[kind]
  const { typed, problems = [], refused = null } = result ?? {}
  const errorOf = (name: FieldName) => {
    const wrong = problems.find(problem => problem.name === name)?.wrong
    return wrong && texts.fieldError(name, wrong)
  }
  const stored: Partial<Record<PlainName, string | null>> = { name: order.name, email: order.email }
  const form: FormView<PlainName> = {
    fields: claimFields,
    idOf: name => name,
    valueOf: name => typed?.[name] ?? stored[name] ?? '',
    errorOf,
    optional: texts.optional,
  }
  const refusal = refused && texts.refusal(refused)
  return (
    <div className="grid gap-6">
      <p className="max-w-prose text-lg">{t.lead(order.lastDay)}</p>
      {result && (
        <FormProblems
          result={result}
          title={refusal?.title ?? texts.problems(problems.length)}
          problems={problems.map(({ name, wrong }) => ({ id: name, text: texts.fieldError(name, wrong) }))}
        >
          {refusal && (
            <>
              <p>{refusal.text}</p>
              {refused?.code === 'idempotency_key_reused' && (
                <a href={hrefTo(language, kind, { uid: order.uid })} target="_self" className="link target inline-flex items-center">
                  {texts.fresh}
                </a>
              )}
            </>
          )}
        </FormProblems>
      )}
      <PostForm intent={kind} action={hrefTo(language, kind, { uid: order.uid })} submit={t.submit} sending={texts.sending}>
        <input type="hidden" name="key" value={typed?.key || key} />
        <p className="text-quiet text-sm">{texts.requiredHint}</p>
        <ClaimLines order={order} language={language} legend={t.goods} typed={typed} errorOf={errorOf} />
        {kind === 'complaint' && (
          <>
            <FormTextArea form={form} name="text" label={texts.text} hint={texts.textHint} />
            <div id="remedy" tabIndex={-1}>
              <RadioGroup
                legend={texts.remedy}
                name="remedy"
                choices={claimRemedies.map(value => ({ value, label: texts.remedies[value] }))}
                {...(typed?.remedy && { defaultValue: typed.remedy })}
                error={errorOf('remedy')}
                required
              />
            </div>
          </>
        )}
        {order.declaration !== 'not_offered' && (
          <Checkbox
            id="as_consumer"
            name="as_consumer"
            label={texts.asConsumer}
            hint={texts.asConsumerHint[order.declaration]}
            defaultChecked={typed?.as_consumer === 'on'}
            error={errorOf('as_consumer')}
            required={order.declaration === 'required'}
            className="max-w-prose"
          />
        )}
        <fieldset className="grid gap-5">
          <legend className="mb-3 font-semibold text-xl">{texts.you}</legend>
          <FormField form={form} name="name" label={texts.name} />
          <FormField
            form={form}
            name="email"
            label={order.masked ? texts.orderEmail : texts.email}
            hint={order.masked ? texts.orderEmailHint : texts.emailHint}
          />
        </fieldset>
        {kind === 'withdrawal' && <FormTextArea form={form} name="note" label={texts.note} maxLength={maxNoteLength} rows={3} />}
        <NextSteps heading={texts.nextHeading} steps={t.next(null)} className="border-ink border-t pt-4" />
      </PostForm>
    </div>
  )
}
