import { roleHas, webhookCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { draftedSubjects, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/webhooks-page.ts'
import { webhookDraft } from './webhook-drafts.ts'
import { webhookMessages } from './webhooks.messages.ts'
import { WebhooksTable } from './webhooks-table.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'webhooks:read')
  const [webhooks, drafted, newDraft] = await Promise.all([
    office.api(webhookCalls.webhooks, { params: { shop: shop.code } }),
    draftedSubjects(office, { shop }, ['webhooks']),
    roleHas(shop.role, 'webhooks:write') ? loadDraft(office, { shop: shop.code, times, ...webhookDraft(null) }) : null,
  ])
  return {
    shop: shop.code,
    newDraft: newDraft?.stored?.began ?? null,
    canWrite: roleHas(shop.role, 'webhooks:write'),
    webhooks: webhooks.map(({ id, url, description, events, enabled, failing_since, created_at }) => {
      const added = times.day(created_at)
      return { id, url, description, events, enabled, isFailing: failing_since !== null, added, hasDraft: drafted.has(id) }
    }),
  }
})

export default function WebhooksPage({ loaderData: { shop, canWrite, newDraft, webhooks } }: Route.ComponentProps) {
  const t = webhookMessages[useLanguage()]
  const create = canWrite && (
    <ButtonLink kind="primary" href={`/${shop}/webhooks/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        webhooks.length > 0 && (
          <>
            <DownloadControl list="webhooks" count={webhooks.length} />
            {create}
          </>
        )
      }
    >
      {newDraft !== null && <DraftLinks drafts={[{ href: `/${shop}/webhooks/new`, name: t.create, began: newDraft }]} />}
      {webhooks.length > 0 ? (
        <WebhooksTable shop={shop} webhooks={webhooks} />
      ) : (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      )}
      <p>
        <a href="/api/admin/docs" className="link">
          {t.reference}
        </a>
      </p>
    </Page>
  )
}
