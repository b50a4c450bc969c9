import { hrefTo, type Language } from '@stragan/routing'
import { refusalMessages } from '../platform/refusals.messages.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Frame } from './frame.ts'
import { Logo } from './logo.tsx'
import { shellMessages } from './shell.messages.ts'

/**
 * The logo and one of two sentences (docs/spec.md#2, docs/spec.md#8); for a page that is not there its path, in words that stay English. After a form that
 * failed nothing of the shop is loaded: its logo has an address of its own.
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
  shop: Frame['shop'] | undefined
}) {
  const t = shellMessages[language]
  const { refusal, goHome } = refusalMessages[language]
  const { title: refused, text } = refusal(status)
  const title = status === 404 ? refused : status >= 500 ? t.broken : t.wrong
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      {status !== 404 && <Logo logo={shop?.logo ?? '/logo.svg'} size={64} name={shop?.name ?? ''} />}
      <h1 className="mt-4 text-3xl">{title}</h1>
      {status < 500 && <p className="mt-3">{text}</p>}
      {isOffline() && <p className="mt-3">{t.offline}</p>}
      {status === 404 && (
        <p className="mt-2 break-all text-quiet text-sm" lang="en">
          Page Not Found: {path}
        </p>
      )}
      <p className="mt-8">
        <ButtonLink kind="primary" href={hrefTo(language, 'home')}>
          {goHome}
        </ButtonLink>
      </p>
    </div>
  )
}

/** In a browser without a network a page that could not be loaded has that reason. */
const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false
