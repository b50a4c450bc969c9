import type { Language } from '@stragan/contract'
import { RadioGroup } from '@stragan/ui/radio-group'
import type { DraftState } from '../../../platform/drafts/draft.ts'
import { useLanguage } from '../../../platform/language.ts'
import { noteMessages } from '../../../platform/notes/notes.messages.ts'
import { NewNote } from '../../../platform/notes/notes.tsx'
import { handlingMessages } from './handling.messages.ts'
import { timelineMessages } from './timeline.messages.ts'

export interface NewOrderNoteProps {
  /** To whom a note can be sent; null where the buyer’s data was erased. */
  recipient: { email: string; language: Language } | null
  draft: DraftState | null
  answer: object | undefined
}

/** Adds a note about an order: for staff alone, or for the buyer, who gets it by e-mail. */
export function NewOrderNote({ recipient, ...note }: NewOrderNoteProps) {
  const language = useLanguage()
  const t = timelineMessages[language]
  if (!recipient) return <NewNote hint={t.noteHint} {...note} />
  const choices = [
    { value: 'staff', label: t.forStaff, hint: t.noteHint },
    {
      value: 'buyer',
      label: t.forBuyer,
      hint: (
        <span className="wrap-anywhere">{t.forBuyerHint(recipient.email, handlingMessages[language].languages[recipient.language])}</span>
      ),
    },
  ]
  return (
    <NewNote
      label={t.note}
      submit={
        <>
          <span className="group-has-[[value=buyer]:checked]:hidden">{noteMessages[language].addNote}</span>
          <span className="hidden group-has-[[value=buyer]:checked]:inline">{t.sendNote}</span>
        </>
      }
      more={({ audience = 'staff' }) => (
        <>
          <input type="hidden" name="recipient" value={recipient.email} />
          <RadioGroup legend={t.audience} name="audience" choices={choices} defaultValue={audience} />
        </>
      )}
      {...note}
    />
  )
}
