import type { deliveryErrors } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { webhookMessages } from './webhooks.messages.ts'

interface Attempt {
  number: number
  /** Formatted. */
  at: string
  duration_ms: number
  status: number | null
  error: (typeof deliveryErrors)[number] | null
  answer: string | null
}

/** The attempts of a delivery, the last one first. */
export function AttemptList({ log }: { log: readonly Attempt[] }) {
  const t = webhookMessages[useLanguage()]
  if (log.length === 0) return <p className="text-quiet">{t.historyNone}</p>
  return (
    <ol reversed className="grid gap-4">
      {log.map(({ number, at, duration_ms, status, error, answer }) => (
        <li key={number} className="grid gap-1 border-rule border-l-3 pl-4">
          <p className="flex flex-wrap items-center gap-x-3">
            <span className={error ? 'font-semibold text-danger' : 'font-semibold text-success'}>
              {status === null ? error && t.error(error) : t.status(status)}
            </span>
            <span className="text-quiet text-sm tabular-nums">{`${at}, ${t.milliseconds(duration_ms)}`}</span>
          </p>
          {status !== null && error && <p className="text-sm">{t.error(error)}</p>}
          {answer && (
            <pre translate="no" className="wrap-anywhere whitespace-pre-wrap text-quiet text-sm">
              {answer}
            </pre>
          )}
        </li>
      ))}
    </ol>
  )
}
