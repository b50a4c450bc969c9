import { maxLengths } from '@stragan/contract'
import { FormTextArea } from '@stragan/ui/form-field'
import type { ReactNode } from 'react'
import type { DraftState } from '../drafts/draft.ts'
import { formMessages } from '../form.messages.ts'
import { officeForm } from '../form.ts'
import { useLanguage } from '../language.ts'
import { Form, Question, Refusal } from '../office-form.tsx'
import { noteIntents, noteTable } from './note-forms.ts'
import { noteMessages } from './notes.messages.ts'

interface NewNoteProps {
  submit?: ReactNode
  label?: string
  hint?: string
  /** Further controls, by what was typed or stored in a draft. */
  more?: (typed: Readonly<Record<string, string>>) => ReactNode
  draft: DraftState | null
  answer: object | undefined
}

/** Adds a note. */
export function NewNote({ submit, label, hint, more, draft, answer }: NewNoteProps) {
  const language = useLanguage()
  const t = noteMessages[language]
  const form = officeForm(language, { fields: noteTable, answer, intent: noteIntents.add, draft: draft ?? undefined })
  return (
    <Form form={form} submit={submit ?? t.addNote} className="group max-w-3xl">
      <FormTextArea form={form.view} name="note" label={label ?? t.noteLabel} hint={hint} maxLength={maxLengths.note} rows={2} />
      {more?.(form.result?.typed ?? form.drafted ?? {})}
    </Form>
  )
}

interface OwnNoteProps {
  note: {
    id: string
    text: string
    /** Formatted times. */
    at: string
    draft: DraftState | null
  }
  answer: object | undefined
}

/** What the author does with a note: changes or deletes it. */
export function OwnNote({ note: { id, text, at, draft }, answer }: OwnNoteProps) {
  const language = useLanguage()
  const t = noteMessages[language]
  const intent = `${noteIntents.edit}-${id}`
  const form = officeForm(language, { fields: noteTable, answer, intent, saved: { note: text }, draft: draft ?? undefined })
  const deletion = officeForm(language, { fields: {}, answer, intent: `${noteIntents.delete}-${id}` })
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <details open={form.result !== undefined || form.drafted !== undefined} className="min-w-0 max-w-full open:basis-full">
        <summary aria-label={t.editNamed(at)} className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11">
          {t.edit}
        </summary>
        <div className="grid gap-4 py-3">
          <Form form={form} submit={formMessages[language].save}>
            <FormTextArea form={form.view} name="note" label={t.noteLabel} maxLength={maxLengths.note} rows={2} />
          </Form>
        </div>
      </details>
      <Refusal form={deletion} />
      <Question
        id={`delete-${id}`}
        label={t.delete}
        name={t.deleteNamed(at)}
        title={t.deleteQuestion}
        text={t.deleteText}
        confirm={t.delete}
        intent={deletion.intent}
      />
    </div>
  )
}
