import { Button } from '@stragan/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'
import { useLanguage } from '../language.ts'
import { type AutosaveState, autosaveDraft } from './autosave.ts'
import type { DraftState } from './draft.ts'
import { draftMessages } from './drafts.messages.ts'

interface DraftAutosaveProps {
  draft: DraftState
  /** The form was refused: what it has may not be stored yet. */
  isUnsaved: boolean
}

/** Stores what is typed into the form around it as a draft, and says so; without scripts by a button. */
export function DraftAutosave({ draft: { href, stored }, isUnsaved }: DraftAutosaveProps) {
  const t = draftMessages[useLanguage()]
  const account = useRouteLoaderData<typeof loader>('root')?.account?.id ?? ''
  const line = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<AutosaveState>({ is: 'idle' })
  const hasDraft = stored !== null || isUnsaved
  useEffect(() => {
    const form = line.current?.closest('form')
    return form ? autosaveDraft(form, { href, account, hasDraft, isUnsaved, onChange: setState }) : undefined
  }, [href, account, hasDraft, isUnsaved])
  const texts = { idle: '', unreachable: t.notStored, 'signed-out': t.signedOut, refused: t.refused }
  return (
    <>
      <Button type="submit" formAction={href} name="draft" value="keep" className="hidden max-sm:grow noscript:inline-flex">
        {t.keep}
      </Button>
      {/* Only that it failed is announced: a person who types is not to be interrupted. */}
      <p ref={line} aria-live={state.is === 'stored' ? 'off' : 'polite'} className="min-w-0 text-quiet text-sm noscript:hidden">
        {state.is === 'stored' ? t.stored(state.time) : texts[state.is]}
      </p>
    </>
  )
}
