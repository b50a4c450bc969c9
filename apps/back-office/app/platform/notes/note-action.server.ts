import type { FormFields } from '@stragan/web/form-fields.server'
import type { DraftKey } from '../drafts/draft.ts'
import { discardDraft } from '../drafts/drafts.server.ts'
import type { Office } from '../office.server.ts'
import { done, type formAnswer } from '../page.server.ts'
import { textOf } from '../typed-text.server.ts'
import { newNoteDraft, noteDraft, noteIntents, noteTable } from './note-forms.ts'

interface SentNote {
  intent: string
  table: typeof noteTable
  fields: { note: string }
}
type Submitted = Promise<{ refused?: Awaited<ReturnType<typeof formAnswer>> | undefined }>

interface Notes {
  shop: string
  /** Where the drafts of the notes are. */
  draft: Omit<DraftKey, 'form'>
  /** The page with the notes. */
  at: string
  /** What the notice says after a note was added. */
  added?: 'note_added' | 'note_sent'
  add: (sent: SentNote) => Submitted
  change: (sent: SentNote, id: string) => Submitted
  remove: (sent: SentNote, id: string) => Submitted
}

/** Carries out a form of a note; undefined for any other form. */
export async function noteAction(office: Office, form: FormFields, { shop, draft, at, added = 'note_added', add, change, remove }: Notes) {
  const intent = form.text('intent')
  const [, name, id = ''] = /^(edit-note|delete-note)-([0-9a-f-]{36})$/.exec(intent.slice(0, 60)) ?? []
  const sent = { intent, table: noteTable, fields: { note: textOf(form, 'note') } }
  const finish = async (
    { refused }: Awaited<Submitted>,
    form: string,
    kind: NonNullable<Notes['added']> | 'note_saved' | 'note_deleted',
  ) => {
    if (refused) return refused
    await discardDraft(office, shop, { ...draft, form })
    return done(office, at, { kind })
  }
  if (intent === noteIntents.add) return finish(await add(sent), newNoteDraft, added)
  if (name === noteIntents.edit) return finish(await change(sent, id), noteDraft(id), 'note_saved')
  if (name === noteIntents.delete) return finish(await remove(sent, id), noteDraft(id), 'note_deleted')
  return undefined
}
