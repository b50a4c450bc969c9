import { maxListSearchLength } from '@stragan/contract'
import { inboxCalls, inboxKinds, inboxStates } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { draftedSubjects } from '../../platform/drafts/drafts.server.ts'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, oneOf, searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/inbox-page.ts'
import { EntriesTable } from './entries-table.tsx'
import { inboxMessages } from './inbox.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'inbox:read')
  const filters = {
    kind: oneOf(inboxKinds, query.get('kind')),
    state: oneOf(inboxStates, query.get('state')),
    overdue: oneOf(['true'] as const, query.get('overdue')),
    q: searchOf(query),
    order: /^[0-9a-f]{32}$/.exec(query.get('order') ?? '')?.[0],
  }
  const after = query.get('after') ?? undefined
  const [{ items, next }, drafted] = await Promise.all([
    office.api(inboxCalls.inbox, { params: { shop: shop.code }, query: { ...filters, after } }),
    draftedSubjects(office, { shop }, ['inbox']),
  ])
  const entries = items.map(({ created_at, ...entry }) => ({
    ...entry,
    received: times.moment(created_at),
    hasDraft: drafted.has(entry.id),
  }))
  return { shop: shop.code, filters, entries, next, isFirst: after === undefined }
})

export default function InboxPage({ loaderData: { shop, filters, entries, next, isFirst } }: Route.ComponentProps) {
  const t = inboxMessages[useLanguage()]
  const path = `/${shop}/inbox`
  return (
    <Page
      wide
      title={t.title}
      lead={t.lead}
      actions={<DownloadControl list="inbox" filters={filters} count={isFirst && next === null ? entries.length : null} />}
    >
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        {filters.order && <input type="hidden" name="order" value={filters.order} />}
        <FilterSelect
          name="kind"
          label={t.kind}
          value={filters.kind}
          any={t.anyKind}
          options={inboxKinds.map(kind => [kind, t.kinds[kind]])}
        />
        <FilterSelect
          name="state"
          label={t.state}
          value={filters.state}
          any={t.anyState}
          options={inboxStates.map(state => [state, t.states[state]])}
        />
        <FilterSelect name="overdue" label={t.dueFilter} value={filters.overdue} any={t.anyDue} options={[['true', t.overdue]]} />
      </FindForm>
      {entries.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <EntriesTable shop={shop} entries={entries} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
