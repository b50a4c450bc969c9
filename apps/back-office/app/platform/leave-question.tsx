import { changedControls } from '@stragan/ui/control'
import { useEffect, useRef, useState } from 'react'
import { useAskBeforeLeaving } from './ask-before-leaving.ts'

/** Within a form without drafts: with scripts the browser asks before the page is left with something typed, or refused (`isUnsaved`). */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const anchor = useRef<HTMLInputElement>(null)
  const [asks, setAsks] = useState(false)
  useEffect(() => {
    const form = anchor.current?.form
    if (!form) return
    const events = new AbortController()
    const { signal } = events
    const update = () => setAsks(isUnsaved || changedControls(form).length > 0)
    // Something may have been typed before the scripts were there, or before the page went into the back/forward cache.
    update()
    form.addEventListener('input', update, { signal })
    window.addEventListener('pageshow', update, { signal })
    form.addEventListener('submit', () => setAsks(false), { signal })
    return () => events.abort()
  }, [isUnsaved])
  useAskBeforeLeaving(asks)
  return <input ref={anchor} type="hidden" />
}
