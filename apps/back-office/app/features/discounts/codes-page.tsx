import { discountCalls, discountCodeStates, roleHas } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, listHref, oneOf, searchOf } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/codes-page.ts'
import { discountMessages } from './discounts.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'promotions:read')
  const filters = {
    state: oneOf(discountCodeStates, query.get('state')),
    series: query.get('series')?.trim().slice(0, 60) || undefined,
    q: searchOf(query)?.slice(0, 60),
  }
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(discountCalls.discountCodes, { params: { shop: shop.code }, query: { ...filters, after } })
  const codes = items.map(({ valid_from, valid_to, category_ids, brand_ids, ...code }) => ({
    ...code,
    isLimited: category_ids.length + brand_ids.length > 0,
    since: valid_from && times.moment(valid_from),
    until: valid_to && times.moment(valid_to),
  }))
  return { shop: shop.code, canWrite: roleHas(shop.role, 'promotions:write'), filters, codes, next, isFirst: after === undefined }
})

export default function CodesPage({ loaderData: { shop, canWrite, filters, codes, next, isFirst } }: Route.ComponentProps) {
  const language = useLanguage()
  const t = discountMessages[language]
  const path = `/${shop}/discount-codes`
  const money = (net: number) => formatMoney(language, net, 'PLN')
  const number = (n: number) => formatNumber(language, n)
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <>
          {canWrite && (
            <>
              <ButtonLink href={`${path}/new`} kind="primary">
                {t.add}
              </ButtonLink>
              <ButtonLink href={`${path}/series`}>{t.addSeries}</ButtonLink>
            </>
          )}
          <DownloadControl list="discount_codes" filters={filters} count={isFirst && next === null ? codes.length : null} />
        </>
      }
    >
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: 60 }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        {filters.series && <input type="hidden" name="series" value={filters.series} />}
        <FilterSelect
          name="state"
          label={t.state}
          value={filters.state}
          any={t.anyState}
          options={discountCodeStates.map(state => [state, t.states[state]] as const)}
        />
      </FindForm>
      {filters.series && (
        <p className="wrap-anywhere -mt-4 text-quiet text-sm">
          {t.ofSeries(filters.series)}{' '}
          <a href={path} className="link">
            {t.showAll}
          </a>
        </p>
      )}
      {codes.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.code}</ColumnHead>
              <ColumnHead numeric>{t.value}</ColumnHead>
              <ColumnHead>{t.valid}</ColumnHead>
              <ColumnHead numeric>{t.uses}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ id, code, discount_type, value, min_order_value, isLimited, since, until, uses, max_uses, series, state }) => (
              <tr key={id}>
                <RowHead className="sm:min-w-56">
                  <a href={`${path}/${id}`} className="link wrap-anywhere" translate="no">
                    {code}
                  </a>{' '}
                  <Badge tone={state === 'usable' ? 'success' : 'neutral'}>{t.states[state]}</Badge>
                  {series && (
                    <a href={listHref(path, { series })} className="link block w-fit py-1 font-normal text-xs">
                      {t.series(series)}
                    </a>
                  )}
                </RowHead>
                <Cell numeric data-label={t.value}>
                  {discount_type === 'percentage' ? `${number(value)}%` : money(value)}
                  {min_order_value > 0 && <span className="block text-quiet text-xs">{t.from(money(min_order_value))}</span>}
                  {isLimited && <span className="block text-quiet text-xs">{t.limited}</span>}
                </Cell>
                <Cell data-label={t.valid}>{[since && t.since(since), until && t.until(until)].filter(Boolean).join(' ') || t.always}</Cell>
                <Cell numeric data-label={t.uses}>
                  {max_uses === null ? number(uses) : t.usesOf(uses, max_uses)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
