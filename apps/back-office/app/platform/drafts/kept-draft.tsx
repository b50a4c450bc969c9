import { Button } from '@stragan/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language.ts'
import type { DraftState } from './draft.ts'
import { draftMessages } from './drafts.messages.ts'
import { type KeepingState, keepDraft } from './keep-draft.ts'

interface KeptDraftProps {
  draft: DraftState
  /** The form was refused: what it has may not be kept yet. */
  isUnsaved: boolean
}

/** Within a form: keeps what is typed, and says so; without scripts by a button. */
export function KeptDraft({ draft: { href, stored }, isUnsaved }: KeptDraftProps) {
  const t = draftMessages[useLanguage()]
  const line = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<KeepingState>({ is: 'idle' })
  const hasDraft = stored !== null || isUnsaved
  useEffect(() => {
    const form = line.current?.closest('form')
    return form ? keepDraft(form, { href, hasDraft, isUnsaved, onChange: setState }) : undefined
  }, [href, hasDraft, isUnsaved])
  const texts = { idle: '', unreachable: t.notKept, refused: t.refused }
  return (
    <>
      <Button type="submit" formAction={href} name="draft" value="keep" className="hidden max-sm:w-full noscript:inline-flex">
        {t.keep}
      </Button>
      {/* Only that it failed is announced: a person who types is not to be interrupted. */}
      <p ref={line} aria-live={state.is === 'kept' ? 'off' : 'polite'} className="min-w-0 text-quiet text-sm noscript:hidden">
        {state.is === 'kept' ? t.kept(state.time) : texts[state.is]}
      </p>
    </>
  )
}
