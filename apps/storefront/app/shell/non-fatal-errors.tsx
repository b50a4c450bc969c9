import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useEffect, useState } from 'react'
import { shellMessages } from './shell.messages.ts'

/**
 * Shows a notice when a script fails; the server-rendered page stays. Bots get none (docs/spec.md#8). Errors of rendering show the error
 * screen instead.
 */
export function NonFatalErrors({ language }: { language: Language }) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const note = () => void isBot().then(bot => bot || setFailed(true))
    const noteRejection = (event: PromiseRejectionEvent) => event.defaultPrevented || note()
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

/** Loaded only after a failure; if that fails too, the notice is shown. */
const isBot = () => import('isbot').then(({ isbot }) => isbot(navigator.userAgent)).catch(() => false)
