import type { Language } from '@stragan/routing'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * A script that fails leaves the page as the server rendered it, with a word at its foot. Bots get no word (docs/spec.md#8): what they read is
 * the page. An error that takes the page with it is the error screen's.
 */
export function NonFatalErrors({ language }: { language: Language }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const note = () => void isBot().then(bot => bot || setFailed(true))
    // What the browser gave up itself, such as a view transition that the next one overtook, is no failure.
    const noteRejection = ({ reason }: PromiseRejectionEvent) => !(reason instanceof DOMException && reason.name === 'AbortError') && note()
    window.addEventListener('error', note)
    window.addEventListener('unhandledrejection', noteRejection)
    return () => {
      window.removeEventListener('error', note)
      window.removeEventListener('unhandledrejection', noteRejection)
    }
  }, [])
  if (!failed) return null
  const t = shellMessages[language]
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-lg shadow-lg">
      <Notice tone="warning" assertive>
        <p>{t.partBroken}</p>
        <Button kind="quiet" size="small" className="-ml-3 underline" onClick={() => window.location.reload()}>
          {t.reload}
        </Button>
      </Notice>
    </div>
  )
}

/** Asked where something failed, and so loaded no sooner; if that fails too, it is people who read the page. */
const isBot = () => import('isbot').then(({ isbot }) => isbot(navigator.userAgent)).catch(() => false)
