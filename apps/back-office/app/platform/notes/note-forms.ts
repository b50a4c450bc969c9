import { type DraftForm, onlyNames } from '../drafts/draft.ts'

export const noteTable = { note: 'required' } as const

/** Intents of the forms of notes; each note has its own. */
export const noteIntents = { add: 'add-note', edit: 'edit-note', delete: 'delete-note' } as const

/** `form` of the drafts of notes: of a new one, and of one that is changed. */
export const newNoteDraft = 'note.new'
export const noteDraft = (id: string) => `note.${id}`

interface NoteDrafts extends Pick<DraftForm, 'area' | 'pageOf'> {
  /** Controls beside the text of a new note. */
  more?: readonly string[]
}

/** Declares the drafts of notes about what an area has. */
export const noteForm = ({ more = [], ...place }: NoteDrafts): DraftForm => ({
  ...place,
  kind: 'note',
  fieldsOf: onlyNames(['note', ...more]),
})
