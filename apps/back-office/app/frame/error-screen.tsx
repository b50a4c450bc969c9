import { ButtonLink } from '@stragan/ui/button'
import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { PageFailure } from '../platform/interruption.ts'
import { useLanguage } from '../platform/language.ts'
import { errorMessages } from './error.messages.ts'

const InterruptionScreen = lazy(() => import('./interruption-screen.tsx').then(module => ({ default: module.InterruptionScreen })))

/** What is shown in place of a page that cannot be shown, or has to wait for the person to prove who they are. */
export function ErrorScreen({ error, back }: { error: unknown; back?: { href: string; label: string } }) {
  const t = errorMessages[useLanguage()]
  const failure = isRouteErrorResponse(error) ? failureIn(error.data) : null
  if (failure && 'interruption' in failure)
    return (
      <Suspense>
        <InterruptionScreen interruption={failure.interruption} cancel={back?.href} />
      </Suspense>
    )
  const { title, text } = { ...t.failure(isRouteErrorResponse(error) ? error.status : 500), ...failure }
  return (
    <div className="grid max-w-prose justify-items-start gap-4">
      <title>{`${title} | Stragan`}</title>
      <h1 className="text-2xl">{title}</h1>
      <p>{text}</p>
      <ButtonLink href={back?.href ?? '/'}>{back?.label ?? t.home}</ButtonLink>
    </div>
  )
}

/** What a page threw; a refusal of the router has a text in its place. */
const failureIn = (thrown: unknown) => (typeof thrown === 'object' ? (thrown as PageFailure | null) : null)
