import { maxListSearchLength, ShopError } from '@stragan/contract'
import { roleHas, stockCalls, stockLevels } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { DraftNotice } from '../../platform/drafts/draft-notice.tsx'
import { discardDraft, draftedSubjects, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, oneOf, searchOf } from '../../platform/list-query.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { SaveForm } from '../../platform/save-form.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/stock-page.ts'
import { moveStock } from './move-stock.server.ts'
import { stockMessages } from './stock.messages.ts'
import { draftedNumbers, numbersDraft, pageName, pageOfNumbers } from './stock-drafts.ts'
import { KindAndNote, StockProblems } from './stock-fields.tsx'
import { moveIntent } from './stock-form.ts'
import { StockTable } from './stock-table.tsx'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'stock:read')
  const filters = {
    level: oneOf(stockLevels, query.get('level')),
    active: oneOf(['true', 'false'], query.get('active')),
    q: searchOf(query),
  }
  const after = query.get('after') ?? undefined
  const canWrite = roleHas(shop.role, 'stock:write')
  const [{ items, next }, draft, drafted] = await Promise.all([
    office.api(stockCalls.stock, { params: { shop: shop.code }, query: { ...filters, after } }),
    canWrite ? loadDraft(office, { shop: shop.code, times, ...numbersDraft(null) }) : null,
    draftedSubjects(office, { shop }, ['stock']),
  ])
  // Numbers belong to the page of the list that they were typed on: another page leads there, and keeps none of its own.
  const [here, begunOn] = [query.toString(), pageOfNumbers(draft?.stored ?? null)]
  const isElsewhere = begunOn !== null && begunOn !== here
  return {
    shop: shop.code,
    canWrite,
    filters,
    here,
    items: items.map(item => ({ ...item, hasDraft: drafted.has(String(item.variant_id)) })),
    draft: isElsewhere ? null : draft,
    elsewhere: isElsewhere && draft?.stored ? { query: begunOn, began: draft.stored.began } : null,
    next,
    isFirst: after === undefined,
  }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  if (form.text('intent') !== moveIntent) throw new ShopError('not_found')
  const shop = params.shop ?? ''
  const discard = async () => {
    const { times } = await requirePermission(office, shop, 'stock:write')
    const { stored } = await loadDraft(office, { shop, times, ...numbersDraft(null) })
    if (pageOfNumbers(stored) === form.text(pageName)) await discardDraft(office, shop, numbersDraft(null))
  }
  return moveStock(office, form, { shop, next: path + url.search, discard })
})

export default function StockPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = stockMessages[useLanguage()]
  const { shop, canWrite, filters, here, items, draft, elsewhere, next, isFirst } = loaderData
  const shown = answer ?? draftedNumbers(draft?.stored)
  const path = `/${shop}/stock`
  return (
    <Page
      wide
      title={t.title}
      lead={filters.q === undefined ? t.lead : t.leadFound}
      actions={<DownloadControl list="stock" filters={filters} count={isFirst && next === null ? items.length : null} />}
    >
      {elsewhere && <DraftLinks drafts={[{ href: `${path}?${elsewhere.query}`, name: t.numbers, began: elsewhere.began }]} />}
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        <FilterSelect
          name="level"
          label={t.level}
          value={filters.level}
          any={t.anyLevel}
          options={stockLevels.map(level => [level, t.levels[level]])}
        />
        <FilterSelect
          name="active"
          label={t.state}
          value={filters.active}
          any={t.anyState}
          options={[
            ['true', t.activeOnes],
            ['false', t.inactiveOnes],
          ]}
        />
      </FindForm>
      {items.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : canWrite ? (
        <div className="grid gap-6">
          <StockProblems answer={answer} items={items} />
          {draft && !answer && <DraftNotice draft={draft} />}
          <SaveForm
            id="stock"
            canWrite
            draft={draft ?? undefined}
            isRefused={answer !== undefined}
            fields={{ intent: moveIntent, [pageName]: here }}
          >
            <KindAndNote answer={shown} />
            <StockTable shop={shop} items={items} canWrite answer={shown} />
          </SaveForm>
        </div>
      ) : (
        <StockTable shop={shop} items={items} canWrite={false} answer={undefined} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
