import { maxListSearchLength, ShopError } from '@stragan/contract'
import { roleHas, stockCalls, stockLevels } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, oneOf, searchOf } from '../../platform/list-query.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { SaveForm } from '../settings/save-form.tsx'
import type { Route } from './+types/stock-page.ts'
import { moveStock } from './move-stock.server.ts'
import { stockMessages } from './stock.messages.ts'
import { KindAndNote, StockProblems } from './stock-fields.tsx'
import { StockTable } from './stock-table.tsx'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'stock:read')
  const filters = {
    level: oneOf(stockLevels, query.get('level')),
    active: oneOf(['true', 'false'], query.get('active')),
    q: searchOf(query),
  }
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(stockCalls.stock, { params: { shop: shop.code }, query: { ...filters, after } })
  return { shop: shop.code, canWrite: roleHas(shop.role, 'stock:write'), filters, items, next, isFirst: after === undefined }
})

export const action = pageAction(async (office, form, { params, path, url }) => {
  if (form.text('intent') !== 'move') throw new ShopError('not_found')
  return moveStock(office, form, { shop: params.shop ?? '', next: path + url.search })
})

export default function StockPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = stockMessages[useLanguage()]
  const { shop, canWrite, filters, items, next, isFirst } = loaderData
  const path = `/${shop}/stock`
  return (
    <Page
      wide
      title={t.title}
      lead={filters.q === undefined ? t.lead : t.leadFound}
      actions={<DownloadControl list="stock" filters={filters} count={isFirst && next === null ? items.length : null} />}
    >
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
          <SaveForm id="stock" canWrite fields={{ intent: 'move' }}>
            <KindAndNote answer={answer} />
            <StockTable shop={shop} items={items} canWrite answer={answer} />
          </SaveForm>
        </div>
      ) : (
        <StockTable shop={shop} items={items} canWrite={false} answer={undefined} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
