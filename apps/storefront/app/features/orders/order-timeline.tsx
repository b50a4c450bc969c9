import type { Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

/** Timeline of the order's past and upcoming steps. */
export function OrderTimeline({ steps, language }: { steps: OrderView['steps']; language: Language }) {
  const t = orderMessages[language]
  const last = steps.findLastIndex(({ at }) => at !== null)
  return (
    <section aria-labelledby="timeline" className="break-inside-avoid">
      <h2 id="timeline" className="text-xl print:text-lg">
        {t.timeline}
      </h2>
      <ol className="mt-4 print:mt-2 print:grid print:gap-1">
        {steps.map(({ status, at }, index) => (
          <li
            key={`${status} ${at?.iso}`}
            aria-current={index === last ? 'step' : undefined}
            className={`relative flex gap-3 pb-5 last:pb-0 print:pb-0 ${at ? '' : 'text-quiet print:hidden'}`}
          >
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={`absolute top-6 bottom-0 left-3 border-l print:hidden ${index < last ? 'border-accent' : 'border-rule'}`}
              />
            )}
            <Mark state={at === null ? 'to come' : status === 'cancelled' ? 'cancelled' : 'been'} />
            <p>
              <span className={index === last ? 'font-semibold' : ''}>{t.status[status]}</span>
              {at ? (
                <time dateTime={at.iso} className="block text-quiet text-sm tabular-nums">
                  {at.text}
                </time>
              ) : (
                <span className="sr-only">, {t.toCome}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const marks = {
  been: 'border-accent bg-accent text-on-accent',
  cancelled: 'border-danger text-danger',
  'to come': 'border-edge',
}

const Mark = ({ state }: { state: keyof typeof marks }) => (
  <span aria-hidden="true" className={`grid size-6 shrink-0 place-items-center rounded-full border print:hidden ${marks[state]}`}>
    {state !== 'to come' && <Icon name={state === 'been' ? 'check' : 'close'} size="small" />}
  </span>
)
