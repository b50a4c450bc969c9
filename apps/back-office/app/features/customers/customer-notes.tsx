import type { ResponseOutput } from '@stragan/contract'
import type { customerHandlingCalls } from '@stragan/contract/admin'
import { Author } from '../../platform/author.tsx'
import type { DraftState } from '../../platform/drafts/draft.ts'
import { useLanguage } from '../../platform/language.ts'
import { noteMessages } from '../../platform/notes/notes.messages.ts'
import { NewNote, OwnNote } from '../../platform/notes/notes.tsx'
import { Section } from '../../platform/page.tsx'
import { handlingMessages } from './customer-handling.messages.ts'

type Note = Omit<ResponseOutput<typeof customerHandlingCalls.customerNotes>[number], 'created_at' | 'edited_at'> & {
  /** Formatted times. */
  at: string
  edited: string | null
  draft: DraftState | null
}

interface NotesProps {
  notes: readonly Note[]
  /** Of a new note. */
  draft: DraftState | null
  canWrite: boolean
  answer: object | undefined
}

/** Notes of staff about the customer, newest first. */
export function CustomerNotes({ notes, draft, canWrite, answer }: NotesProps) {
  const language = useLanguage()
  const t = handlingMessages[language]
  return (
    <Section id="notes" title={t.notes} lead={t.notesLead}>
      {canWrite && <NewNote draft={draft} answer={answer} />}
      {notes.length > 0 && (
        <ol className="grid max-w-3xl">
          {notes.map(note => (
            <li key={note.id} className="grid gap-1 border-rule border-b py-3 first:border-t">
              <p className="wrap-anywhere flex flex-wrap gap-x-3 text-quiet text-sm tabular-nums">
                <span>{note.at}</span>
                <Author author={note.author} />
                {note.edited && <span>{noteMessages[language].edited(note.edited)}</span>}
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
