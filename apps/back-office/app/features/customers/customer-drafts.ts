import type { DraftForm } from '../../platform/drafts/draft.ts'
import { noteForm } from '../../platform/notes/note-forms.ts'

export const customerNoteForm: DraftForm = noteForm({ area: 'customers', pageOf: ({ subject }) => `customers/${subject}#notes` })
