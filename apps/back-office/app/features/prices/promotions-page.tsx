import { promotionCalls, promotionStates } from '@stragan/contract/admin'
import { FindForm } from '@stragan/ui/find-form'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, oneOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/promotions-page.ts'
import { promotionView } from './promotion-view.ts'
import { promotionMessages } from './promotions.messages.ts'
import { PromotionsTable } from './promotions-table.tsx'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'promotions:read')
  const product = query.get('product') ?? ''
  const filters = { state: oneOf(promotionStates, query.get('state')), product: /^[1-9]\d{0,8}$/.test(product) ? product : undefined }
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(promotionCalls.promotions, {
    params: { shop: shop.code },
    query: { ...filters, product: filters.product === undefined ? undefined : Number(filters.product), after },
  })
  return { shop: shop.code, filters, promotions: items.map(one => promotionView(one, times)), next, isFirst: after === undefined }
})

export default function PromotionsPage({ loaderData: { shop, filters, promotions, next, isFirst } }: Route.ComponentProps) {
  const t = promotionMessages[useLanguage()]
  const path = `/${shop}/promotions`
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={<DownloadControl list="promotions" filters={filters} count={isFirst && next === null ? promotions.length : null} />}
    >
      <FindForm label={t.find} action={path} applied={JSON.stringify(filters)} submit={t.submit}>
        {filters.product && <input type="hidden" name="product" value={filters.product} />}
        <FilterSelect
          name="state"
          label={t.state}
          value={filters.state}
          any={t.anyState}
          options={promotionStates.map(state => [state, t.states[state]] as const)}
        />
      </FindForm>
      {filters.product && (
        <p className="-mt-4 text-quiet text-sm">
          {t.ofProduct}{' '}
          <a href={path} className="link">
            {t.showAll}
          </a>
        </p>
      )}
      {promotions.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <PromotionsTable shop={shop} promotions={promotions} />
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
