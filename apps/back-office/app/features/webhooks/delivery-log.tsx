import { type DeliveryState, deliveryStates } from '@stragan/contract/admin'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { EmptyList } from '../../platform/empty-list.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { DeliveryView } from './delivery-view.ts'
import { DeliveryBadge } from './webhook-state.tsx'
import { webhookMessages } from './webhooks.messages.ts'

interface LogProps {
  /** Of the endpoint's page. */
  path: string
  log: { state: DeliveryState | undefined; isFirst: boolean; next: string | null; deliveries: readonly DeliveryView[] }
  canWrite: boolean
  answer: object | undefined
}

/** What was sent to an endpoint, with a button for a test event. */
export function DeliveryLog({ path, log: { state, isFirst, next, deliveries }, canWrite, answer }: LogProps) {
  const language = useLanguage()
  const t = webhookMessages[language]
  const texts = {
    none: t.logNone,
    noneText: t.logNoneText,
    noneFound: t.logNoneFound,
    noneFoundText: t.logNoneFoundText,
    showAll: t.showAll,
  }
  return (
    <Section id="log" title={t.log} lead={t.logLead}>
      {canWrite && <Form form={officeForm(language, { fields: {}, answer, intent: 'test' })} submit={t.test} />}
      {(deliveries.length > 0 || state) && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <StateLinks path={path} current={state} />
          <DownloadControl
            list="webhooks/{id}/deliveries"
            filters={{ state }}
            count={isFirst && next === null ? deliveries.length : null}
          />
        </div>
      )}
      {deliveries.length > 0 ? (
        <DeliveriesTable path={path} deliveries={deliveries} />
      ) : (
        <EmptyList path={path} isNarrowed={state !== undefined || !isFirst} texts={texts} />
      )}
      <Pagination label={t.log} path={path} filters={{ state }} next={next} isFirst={isFirst} texts={t} />
    </Section>
  )
}

function StateLinks({ path, current }: { path: string; current: DeliveryState | undefined }) {
  const t = webhookMessages[useLanguage()]
  const link = (state: DeliveryState | undefined, text: string) => (
    <li key={text}>
      <a
        href={state ? `${path}?state=${state}` : path}
        aria-current={state === current ? 'true' : undefined}
        className={`target inline-flex items-center underline-offset-4 ${state === current ? 'font-semibold' : 'text-quiet hover:underline'}`}
      >
        {text}
      </a>
    </li>
  )
  return (
    <nav aria-label={t.state}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {link(undefined, t.anyState)}
        {deliveryStates.map((state: DeliveryState) => link(state, t.states[state]))}
      </ul>
    </nav>
  )
}

function DeliveriesTable({ path, deliveries }: { path: string; deliveries: readonly DeliveryView[] }) {
  const t = webhookMessages[useLanguage()]
  return (
    <Table caption={t.log} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.events}</ColumnHead>
          <ColumnHead>{t.time}</ColumnHead>
          <ColumnHead>{t.state}</ColumnHead>
          <ColumnHead>{t.answer}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ id, type, subject, created, state, status, error, attempts, nextAttempt }) => (
          <tr key={id}>
            <RowHead>
              <a href={`${path}/${id}`} className="link">
                {t.event(type)}
                {subject && <span translate="no">{`: ${subject}`}</span>}
              </a>
            </RowHead>
            <Cell data-label={t.time} className="whitespace-nowrap tabular-nums">
              {created}
            </Cell>
            <Cell data-label={t.state}>
              <DeliveryBadge state={state} />
              {nextAttempt && attempts > 0 && <span className="block text-quiet text-xs">{t.nextAttempt(nextAttempt)}</span>}
            </Cell>
            <Cell data-label={t.answer}>
              {status ?? t.noAnswer}
              {error && error !== 'status' && <span className="block text-quiet text-xs">{t.error(error)}</span>}
              {attempts > 1 && <span className="block text-quiet text-xs">{t.attempts(attempts)}</span>}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
