import type { WebhookEvent } from '@stragan/contract/admin'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { useLanguage } from '../../platform/language.ts'
import { WebhookState } from './webhook-state.tsx'
import { webhookMessages } from './webhooks.messages.ts'

interface Webhook {
  id: string
  url: string
  description: string
  events: readonly WebhookEvent[]
  enabled: boolean
  isFailing: boolean
  hasDraft: boolean
  /** Formatted. */
  added: string
}

/** Endpoints of the shop, each with a link to its page. */
export function WebhooksTable({ shop, webhooks }: { shop: string; webhooks: readonly Webhook[] }) {
  const t = webhookMessages[useLanguage()]
  return (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.address}</ColumnHead>
          <ColumnHead>{t.events}</ColumnHead>
          <ColumnHead>{t.state}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {webhooks.map(({ id, url, description, events, enabled, isFailing, added, hasDraft }) => (
          <tr key={id}>
            <RowHead className="wrap-anywhere">
              <a href={`/${shop}/webhooks/${id}`} translate="no" className="link">
                {url}
              </a>{' '}
              {hasDraft && <DraftBadge />}
              {description && <span className="block font-normal">{description}</span>}
              <span className="block font-normal text-quiet text-xs">{t.added(added)}</span>
            </RowHead>
            <Cell data-label={t.events}>{events.length > 3 ? t.eventCount(events.length) : events.map(t.event).join(', ')}</Cell>
            <Cell data-label={t.state}>
              <WebhookState enabled={enabled} isFailing={isFailing} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
