import { maxLengths } from '@stragan/contract'
import { FormTextArea } from '@stragan/ui/form-field'
import type { DraftState } from '../../../platform/drafts/draft.ts'
import { formMessages } from '../../../platform/form.messages.ts'
import { officeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import { Form, Question, Refusal } from '../../../platform/office-form.tsx'
import { timelineMessages } from './timeline.messages.ts'
import type { EntryView } from './timeline-view.server.ts'

export const noteTable = { note: 'required' } as const

/** Intents of the forms of notes; each note has its own. */
export const noteIntents = { add: 'add-note', edit: 'edit-note', delete: 'delete-note' } as const

/** Adds a note. */
export function NewNote({ draft, answer }: { draft: DraftState | null; answer: object | undefined }) {
  const language = useLanguage()
  const t = timelineMessages[language]
  const form = officeForm(language, { fields: noteTable, answer, intent: noteIntents.add, draft: draft ?? undefined })
  return (
    <Form form={form} submit={t.addNote} className="max-w-3xl">
      <FormTextArea form={form.view} name="note" label={t.noteLabel} hint={t.noteHint} maxLength={maxLengths.note} rows={2} />
    </Form>
  )
}

interface NoteEntryProps {
  note: Extract<EntryView, { kind: 'note' }>
  canWrite: boolean
  answer: object | undefined
}

/** A note in the timeline; its author changes and deletes it. */
export function NoteEntry({ note: { id, text, at, edited_at, is_own, draft }, canWrite, answer }: NoteEntryProps) {
  const language = useLanguage()
  const t = timelineMessages[language]
  const form = officeForm(language, {
    fields: noteTable,
    answer,
    intent: `${noteIntents.edit}-${id}`,
    saved: { note: text },
    draft: draft ?? undefined,
  })
  const deletion = officeForm(language, { fields: {}, answer, intent: `${noteIntents.delete}-${id}` })
  return (
    <>
      <p className="wrap-anywhere whitespace-pre-line border-warning border-l-3 pl-3">
        <span className="sr-only">{t.note}: </span>
        {text}
      </p>
      {edited_at && <p className="text-quiet text-sm">{t.edited(edited_at)}</p>}
      {canWrite && is_own && (
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
      )}
    </>
  )
}
