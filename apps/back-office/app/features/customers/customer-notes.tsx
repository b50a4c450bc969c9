import { maxLengths, type ResponseOutput } from '@stragan/contract'
import type { customerHandlingCalls } from '@stragan/contract/admin'
import { FormTextArea } from '@stragan/ui/form-field'
import { authorName } from '../../platform/author.messages.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { intents, noteTable } from './customer-forms.ts'
import { handlingMessages } from './customer-handling.messages.ts'

type Note = Omit<ResponseOutput<typeof customerHandlingCalls.customerNotes>[number], 'created_at' | 'edited_at'> & {
  /** Formatted times. */
  at: string
  edited: string | null
}

interface NotesProps {
  notes: readonly Note[]
  canWrite: boolean
  answer: object | undefined
}

/** Notes of staff about the customer, newest first. */
export function CustomerNotes({ notes, canWrite, answer }: NotesProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const form = officeForm(language, { fields: noteTable, answer, intent: intents.addNote })
  return (
    <Section id="notes" title={t.notes} lead={t.notesLead}>
      {canWrite && (
        <Form form={form} submit={t.addNote} className="max-w-3xl">
          <FormTextArea form={form.view} name="note" label={t.noteLabel} maxLength={maxLengths.note} rows={2} />
        </Form>
      )}
      {notes.length > 0 && (
        <ol className="grid max-w-3xl">
          {notes.map(note => (
            <li key={note.id} className="grid gap-1 border-rule border-b py-3 first:border-t">
              <p className="wrap-anywhere flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
                <span>{note.at}</span>
                <span translate={note.author.kind === 'staff' ? 'no' : undefined}>{authorName(note.author, language)}</span>
                {note.edited && <span>{t.edited(note.edited)}</span>}
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
              {canWrite && note.is_own && <OwnNote note={note} answer={answer} />}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

/** What the author does with a note. */
function OwnNote({ note: { id, text, at }, answer }: { note: Note; answer: object | undefined }) {
  const language = useLanguage()
  const t = handlingMessages[language]
  const form = officeForm(language, { fields: noteTable, answer, intent: `${intents.editNote}-${id}`, saved: { note: text } })
  const deletion = officeForm(language, { fields: {}, answer, intent: `${intents.deleteNote}-${id}` })
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <details open={form.result !== undefined} className="min-w-0 max-w-full open:basis-full">
        <summary aria-label={t.editNamed(at)} className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11">
          {t.edit}
        </summary>
        <div className="grid gap-4 py-3">
          <Form form={form} submit={formMessages[language].save}>
            <FormTextArea form={form.view} name="note" label={t.editLabel} maxLength={maxLengths.note} rows={2} />
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
