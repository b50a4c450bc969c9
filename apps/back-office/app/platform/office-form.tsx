import { Button } from '@stragan/ui/button'
import { FormSummary } from '@stragan/ui/form-field'
import { PostForm } from '@stragan/ui/post-form'
import type { ReactNode } from 'react'
import { DraftAutosave } from './drafts/draft-autosave.tsx'
import { DraftNotice } from './drafts/draft-notice.tsx'
import type { FieldName } from './field-names.ts'
import { formMessages } from './form.messages.ts'
import type { OfficeForm } from './form.ts'
import { FormKey } from './form-key.tsx'
import { useLanguage } from './language.ts'

interface FormProps<Name extends FieldName> {
  form: OfficeForm<Name>
  submit: ReactNode
  children?: ReactNode
  /** What to do after a refusal. */
  help?: ReactNode
  className?: string
}

/** A form with its error summary; it keeps what was typed. */
export function Form<Name extends FieldName>({ form, submit, children, help, className }: FormProps<Name>) {
  const t = formMessages[useLanguage()]
  return (
    <>
      <Refusal form={form} help={help} />
      {form.draft && !form.isSent && <DraftNotice draft={form.draft} />}
      <PostForm
        intent={form.intent}
        submit={submit}
        sending={t.sending}
        beside={form.draft && <DraftAutosave draft={form.draft} isUnsaved={form.isSent} />}
        {...(className !== undefined && { className })}
      >
        <FormKey />
        {children}
      </PostForm>
    </>
  )
}

interface QuestionProps {
  id: string
  /** The button that asks; its accessible name says what it is about. */
  label: string
  name: string
  title: string
  text?: string
  /** The button that answers yes. */
  confirm: string
  kind?: 'danger' | 'primary'
  intent: string
  fields?: Readonly<Record<string, string>>
  /** Fields to fill in. */
  children?: ReactNode
}

/** A button that asks before its form is sent: a popover, which needs no script. */
export function Question({ id, label, name, title, text, confirm, kind = 'danger', intent, fields = {}, children }: QuestionProps) {
  const t = formMessages[useLanguage()]
  return (
    <>
      <Button size="small" aria-label={name} popoverTarget={id}>
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-auto w-[min(28rem,100vw-2rem)] rounded-shop border border-rule bg-ground p-6 text-left text-base text-ink shadow-lg"
      >
        <p id={`${id}-title`} className="font-semibold text-lg">
          {title}
        </p>
        {text && <p className="mt-2 text-quiet">{text}</p>}
        <form method="post" className="mt-6 flex flex-wrap justify-end gap-3">
          {children && <div className="mb-3 w-full">{children}</div>}
          <FormKey />
          <input type="hidden" name="intent" value={intent} />
          {Object.entries(fields).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button popoverTarget={id} popoverTargetAction="hide">
            {t.cancel}
          </Button>
          <Button type="submit" kind={kind}>
            {confirm}
          </Button>
        </form>
      </div>
    </>
  )
}

/** Why a form was refused, and which fields are wrong. */
export function Refusal<Name extends FieldName>({ form: { view, result }, help }: Pick<FormProps<Name>, 'form' | 'help'>) {
  const t = formMessages[useLanguage()]
  return (
    <FormSummary form={view} result={result} title={t.toCorrect} refusal={result?.refusal}>
      {help}
    </FormSummary>
  )
}
