import { maxSearchLength } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { useEffect } from 'react'
import { refusalMessages } from '../platform/refusals.messages.ts'
import type { LayoutData } from './layout-data.ts'
import { Logo } from './logo.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * Error screen (docs/spec.md#2, docs/spec.md#8): logo and message; for a missing page its path, with an English text. After a failed form
 * no shop data is loaded, so the logo has a fixed address.
 */
export function ErrorScreen({
  status,
  path,
  language,
  shop,
}: {
  status: number
  path: string
  language: Language
  shop: LayoutData['shop'] | undefined
}) {
  const t = shellMessages[language]
  useEffect(openOfflinePage, [])
  const { refusal, goHome } = refusalMessages[language]
  const { text } = refusal(status)
  const title = titleOf(status, language)
  return (
    <div className="mx-auto max-w-xl py-16 sm:px-4">
      {status !== 404 && <Logo logo={shop?.logo ?? '/logo.svg'} size={64} name={shop?.name ?? ''} />}
      <h1 className="mt-4 text-3xl">{title}</h1>
      {status < 500 && <p className="mt-3">{text}</p>}
      {isOffline() && <p className="mt-3">{t.offline}</p>}
      {status === 404 && (
        <p className="mt-2 break-all text-quiet text-sm" lang="en">
          Page Not Found: {path}
        </p>
      )}
      {status === 404 && (
        <div className="mt-8">
          <FindForm
            label={t.searchShop}
            action={hrefTo(language, 'allProducts')}
            query={{ name: 'q', label: t.searchHint, value: wordsOf(path), maxLength: maxSearchLength }}
            applied={path}
            submit={t.search}
          />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="primary" href={hrefTo(language, 'home')}>
          {goHome}
        </ButtonLink>
        {status === 404 && <ButtonLink href={hrefTo(language, 'categories')}>{t.allCategories}</ButtonLink>}
      </p>
    </div>
  )
}

export const errorMeta = (status: number, language: Language) => [
  { title: titleOf(status, language) },
  { name: 'robots', content: 'noindex' },
]

function titleOf(status: number, language: Language): string {
  const { broken, wrong } = shellMessages[language]
  return status === 404 ? refusalMessages[language].refusal(status).title : status >= 500 ? broken : wrong
}

/** The words of the last part of a path, to search for: `/en/product/hex-bolt-m8` is `hex bolt m8`. */
function wordsOf(path: string): string {
  const last = path.slice(0, 1000).split('/').at(-1) ?? ''
  // Decodes what it can, and never throws.
  const decoded = new URLSearchParams(`q=${last.replace(/[&+]/g, ' ')}`).get('q') ?? ''
  return decoded
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, maxSearchLength)
}

/** Whether the page failed because the device is offline. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Reloads a page that failed offline, once, where a service worker answers with the offline page. */
function openOfflinePage() {
  if (!isOffline()) return
  const registered = navigator.serviceWorker?.getRegistration().then(registration => registration?.active && window.reloadOnce())
  // The screen may be left meanwhile.
  registered?.catch(() => {})
}
