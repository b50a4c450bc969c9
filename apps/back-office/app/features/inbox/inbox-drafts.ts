import { type DraftForm, onlyNames } from '../../platform/drafts/draft.ts'

/** `form` of the draft of a reply. */
export const replyDraft = 'reply'

export const replyForm: DraftForm = {
  area: 'inbox',
  kind: replyDraft,
  fieldsOf: onlyNames(['subject', 'text']),
  pageOf: ({ subject }) => `inbox/${subject}#reply`,
}
