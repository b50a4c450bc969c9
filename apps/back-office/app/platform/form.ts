import type { Language } from '@stragan/contract'
import { type FormFieldTable, type FormResult, type FormView, formView } from '@stragan/ui/form'
import type { FieldName } from './field-errors.messages.ts'
import { formMessages } from './form.messages.ts'

/** The answer to a form that did not redirect. */
export interface FormAnswer extends FormResult<FieldName> {
  /** Which of the page's forms was sent. */
  intent: string
}

interface Options<Name extends FieldName> {
  fields: FormFieldTable<Name>
  answer: object | undefined
  intent: string
  saved?: { readonly [Field in Name]?: string }
}

export interface OfficeForm<Name extends FieldName = FieldName> {
  intent: string
  view: FormView<Name>
  result: FormAnswer | undefined
}

/** A form of a page, as its fields show it. */
export function officeForm<Name extends FieldName>(language: Language, { fields, answer, intent, saved }: Options<Name>): OfficeForm<Name> {
  const t = formMessages[language]
  const result = isAnswer(answer) && answer.intent === intent ? answer : undefined
  const view = formView<Name>({
    fields,
    result,
    saved,
    fieldError: t.fieldError,
    optional: t.optional,
    // A page has several forms.
    idOf: name => `${intent}-${name}`,
  })
  return { intent, view, result }
}

const isAnswer = (answer: object | undefined): answer is FormAnswer => answer !== undefined && 'problems' in answer
