import type { Language } from '@stragan/contract'
import { type Fields, type FormFieldTable, type FormResult, type FormView, formView } from '@stragan/ui/form'
import { isConflict, mergedWithStored } from './conflicts.ts'
import { type DraftState, draftedBase, draftedValues } from './drafts/draft.ts'
import type { FieldName } from './field-names.ts'
import { formMessages } from './form.messages.ts'
import type { RefusalText } from './refusal-text.ts'

/** The answer to a form that did not redirect. */
export interface FormAnswer extends FormResult<FieldName> {
  /** Which of the page's forms was sent. */
  intent: string
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
  /** Why the form was refused as a whole. */
  refusal: RefusalText | null
}

interface Options<Name extends FieldName> {
  fields: FormFieldTable<Name>
  answer: object | undefined
  intent: string
  saved?: { readonly [Field in Name]?: string }
  /** Of this form; it is shown unless the form was sent. */
  draft?: DraftState | undefined
}

export interface OfficeForm<Name extends FieldName = FieldName> {
  intent: string
  view: FormView<Name>
  result: FormAnswer | undefined
  draft: DraftState | undefined
  /** Whether the form shows what was sent and not carried out. */
  isSent: boolean
  /** The submitted fields, whose base a form keeps after a refusal or preview, or the base of its draft; undefined where its base is what is stored now. */
  carriedOver: Fields | undefined
  /** What the draft has beside the fields: undefined where none is shown. */
  drafted: Readonly<Record<string, string>> | undefined
}

/** A form of a page, as its fields show it. */
export function officeForm<Name extends FieldName>(
  language: Language,
  { fields, answer, intent, saved, draft }: Options<Name>,
): OfficeForm<Name> {
  const sent = isAnswerTo(intent, answer) ? answer : undefined
  const result = sent && saved && isConflict({ result: sent }) ? { ...sent, typed: mergedWithStored(sent.typed, saved as Fields) } : sent
  const isSent = answer !== undefined && (!('intent' in answer) || answer.intent === intent)
  const continued = isSent ? undefined : draft?.stored?.fields
  const drafted = continued && draftedValues(continued)
  const submitted = isSent && 'typed' in answer && !isConflict({ result: sent }) ? (answer.typed as Fields) : undefined
  const carriedOver = submitted ?? (continued && draftedBase(continued))
  const view = formView<Name>({
    fields,
    result,
    saved: { ...saved, ...drafted } as Options<Name>['saved'],
    fieldError: name => result?.errors[name] ?? '',
    optional: formMessages[language].optional,
    // A page has several forms.
    idOf: name => `${intent}-${name}`,
  })
  return { intent, view, result, draft, isSent, carriedOver, drafted }
}

/** Whether a page's answer is the one to a form. */
export const isAnswerTo = (intent: string, answer: object | undefined): answer is FormAnswer =>
  answer !== undefined && 'problems' in answer && 'intent' in answer && answer.intent === intent
