import type { PaymentOutcome } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { paymentMessages } from './payment.messages.ts'
import { checkPayment } from './payment-check.ts'

/** Seconds before each check, two minutes in all: a confirmation that takes longer is left to the reader. */
const delays = [2, 3, 5, 10, 20, 30, 50]

interface Props {
  uid: string
  language: Language
}

/** A payment that the buyer made and the provider has not confirmed yet. With scripts the page checks by itself, a few times. */
export function PaymentPending({ uid, language }: Props) {
  const t = paymentMessages[language]
  const here = hrefTo(language, 'order', { uid })
  const isChecking = useChecks(uid)
  return (
    <div className="mt-4 grid justify-items-start gap-3 print:hidden">
      <Notice title={t.pending}>
        <p>{t.pendingHint}</p>
        {isChecking && <p className="noscript:hidden">{t.pendingChecks}</p>}
      </Notice>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink kind="primary" href={`${here}?payment=${'pending' satisfies PaymentOutcome}`}>
          {t.checkAgain}
        </ButtonLink>
        <a href={here} className="target inline-flex items-center underline underline-offset-4">
          {t.notPaid}
        </a>
      </div>
    </div>
  )
}

/** Reads the page's data again after each delay; false once it has stopped. */
function useChecks(uid: string): boolean {
  const { revalidate } = useRevalidator()
  const shown = useLoaderData<unknown>()
  const [checks, setChecks] = useState(0)
  const delay = delays[checks]
  useEffect(() => {
    if (delay === undefined) return
    const timer = setTimeout(async () => {
      if (document.visibilityState === 'visible' && navigator.onLine) await checkPayment(uid, shown, revalidate)
      setChecks(done => done + 1)
    }, delay * 1000)
    return () => clearTimeout(timer)
  }, [delay, uid, revalidate, shown])
  return delay !== undefined
}
