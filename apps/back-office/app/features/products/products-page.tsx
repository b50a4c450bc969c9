import { maxListSearchLength } from '@stragan/contract'
import { productAdminCalls, productHandlingCalls, roleHas } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftLinks } from '../../platform/drafts/draft-links.tsx'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { draftedSubjects, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, listHref } from '../../platform/list-query.ts'
import { optional } from '../../platform/optional.server.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { loadViews } from '../../platform/views.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import { ViewLinks } from '../saved-views/view-links.tsx'
import type { Route } from './+types/products-page.ts'
import { productDraft } from './form/product-drafts.ts'
import { ProductFilters } from './product-filters.tsx'
import { ProductPicture } from './product-picture.tsx'
import { filterQuery, filtersIn } from './product-query.ts'
import { productMessages } from './products.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'products:read')
  office.showPicturesOf(shop.origin)
  const filters = filtersIn(query)
  const after = query.get('after') ?? undefined
  const canWrite = roleHas(shop.role, 'products:write')
  const [choices, views, { items, next }, drafted, newDraft] = await Promise.all([
    optional(office.api(productHandlingCalls.productChoices, { params: { shop: shop.code } })),
    loadViews(office, { shop: shop.code, list: 'products', filters }),
    office.api(productAdminCalls.products, { params: { shop: shop.code }, query: { ...filterQuery(filters), after } }),
    draftedSubjects(office, { shop }, ['products']),
    canWrite ? loadDraft(office, { shop: shop.code, times, ...productDraft(null) }) : null,
  ])
  const money = (amount: number | null) => (amount === null ? null : formatMoney(account.language, amount, 'PLN'))
  const products = items.map(({ price_net, regular_price_net, max_price_net, ...product }) => ({
    ...product,
    price: money(price_net),
    /** Where a promotion makes the current one lower. */
    regular: price_net !== null && regular_price_net !== null && price_net < regular_price_net ? money(regular_price_net) : null,
    isLowest: price_net !== max_price_net,
    stock: formatNumber(account.language, product.items),
    hasDraft: drafted.has(String(product.id)),
  }))
  return {
    shop: shop.code,
    origin: shop.origin,
    canWrite,
    newDraft: newDraft?.stored?.began ?? null,
    filters,
    categories: choices?.categories ?? [],
    brands: choices?.brands ?? [],
    views,
    products,
    next,
    isFirst: after === undefined,
  }
})

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { shop, origin, canWrite, newDraft, filters, categories, brands, views, products, next, isFirst } = loaderData
  const t = productMessages[useLanguage()]
  const path = `/${shop}/products`
  return (
    <Page
      wide
      title={t.title}
      lead={filters.q === undefined ? t.lead : t.leadFound}
      actions={
        <>
          <DownloadControl list="products" filters={filters} count={isFirst && next === null ? products.length : null} />
          {canWrite && <ButtonLink href={listHref(`/${shop}/spreadsheet`, filters)}>{t.spreadsheet}</ButtonLink>}
          {canWrite && (
            <ButtonLink href={`${path}/new`} kind="primary" icon="plus">
              {t.add}
            </ButtonLink>
          )}
        </>
      }
    >
      {newDraft !== null && <DraftLinks drafts={[{ href: `${path}/new`, name: t.add, began: newDraft }]} />}
      <ViewLinks shop={shop} {...views} />
      <FindForm
        label={t.find}
        action={path}
        query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(filters)}
        submit={t.submit}
      >
        <ProductFilters filters={filters} categories={categories} brands={brands} />
      </FindForm>
      {products.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.product}</ColumnHead>
              <ColumnHead>{t.category}</ColumnHead>
              <ColumnHead numeric>{t.unitPrice}</ColumnHead>
              <ColumnHead numeric>{t.stock}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {products.map(
              ({ id, name, symbol, brand, category, cover, is_active, price, regular, isLowest, items, stock, variants, hasDraft }) => (
                <tr key={id}>
                  <RowHead className="sm:min-w-72">
                    <span className="flex items-start gap-3">
                      <ProductPicture picture={cover} origin={origin} size={48} />
                      <span className="grid gap-0.5">
                        <span>
                          <a href={`${path}/${id}`} className="link">
                            {name}
                          </a>{' '}
                          {!is_active && <Badge>{t.inactive}</Badge>} {hasDraft && <DraftBadge />}
                        </span>
                        <span className="font-normal text-quiet text-xs">
                          <span translate="no">{symbol}</span>
                          {variants > 1 && `, ${t.variantCount(variants)}`}
                        </span>
                      </span>
                    </span>
                  </RowHead>
                  <Cell data-label={t.category}>
                    {category}
                    {brand && <span className="block text-quiet text-xs">{brand}</span>}
                  </Cell>
                  <Cell numeric data-label={t.unitPrice}>
                    {price === null ? <Badge tone="warning">{t.onRequest}</Badge> : isLowest ? t.from(price) : price}
                    {regular && <span className="block text-quiet text-xs">{t.regular(regular)}</span>}
                  </Cell>
                  <Cell numeric data-label={t.stock}>
                    {items === 0 ? <Badge tone="warning">{t.soldOut}</Badge> : stock}
                  </Cell>
                </tr>
              ),
            )}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
