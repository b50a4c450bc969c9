import { maxListSearchLength, ShopError } from '@stragan/contract'
import {
  maxSpreadsheetBytes,
  productHandlingCalls,
  rightToEdit,
  roleHas,
  spreadsheetCalls,
  spreadsheetFields,
} from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { Disclosure } from '@stragan/ui/disclosure'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { useMemo } from 'react'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { useLanguage } from '../../platform/language.ts'
import { isFiltered, listHref, oneOf } from '../../platform/list-query.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { ProductFilters } from '../products/product-filters.tsx'
import { filterQuery, filtersIn } from '../products/product-query.ts'
import { productMessages } from '../products/products.messages.ts'
import type { Route } from './+types/spreadsheet-page.ts'
import type { Row } from './cells.ts'
import { saveSpreadsheet } from './save-spreadsheet.server.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import { Spreadsheet } from './spreadsheet.tsx'
import { maxPlainRows, rowCounts } from './spreadsheet-form.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:write')
  const filters = filtersIn(query)
  const after = query.get('after') ?? undefined
  const rows = oneOf(rowCounts, query.get('rows')) ?? '50'
  const allowed = spreadsheetFields.filter(field => roleHas(shop.role, rightToEdit(field)))
  const chosen = allowed.filter(field => query.getAll('column').includes(field))
  const usual = [`name_${account.language}`, 'price_net', 'vat_percent', 'items', 'is_active']
  const [choices, { items, next }] = await Promise.all([
    office.api(productHandlingCalls.productChoices, { params: { shop: shop.code } }),
    office.api(spreadsheetCalls.spreadsheet, {
      params: { shop: shop.code },
      query: { ...filterQuery(filters), after, limit: Number(rows) },
    }),
  ])
  return {
    shop: shop.code,
    filters,
    rows,
    allowed,
    columns: chosen.length > 0 ? chosen : allowed.filter(field => usual.includes(field)),
    choices: { brands: choices.brands, categories: choices.categories },
    count: items.length,
    // As one text: the router encodes thousands of values much slower.
    json: JSON.stringify(items),
    next,
    isFirst: after === undefined,
  }
})

export const action = pageAction(
  async (office, form, { params, path, url }) => {
    if (!['preview', 'save'].includes(form.text('intent'))) throw new ShopError('not_found')
    const { shop, times } = await requirePermission(office, params.shop, 'products:write')
    return saveSpreadsheet(office, form, { shop: shop.code, here: path + url.search, times })
  },
  // A form writes its cells shorter than the call that saves them.
  { maxFormBytes: maxSpreadsheetBytes },
)

export default function SpreadsheetPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = spreadsheetMessages[language]
  const { shop, filters, rows, allowed, columns, choices, count, json, next, isFirst } = loaderData
  const items = useMemo<readonly Row[]>(() => JSON.parse(json), [json])
  const path = `/${shop}/spreadsheet`
  const shown = { ...filters, column: columns, rows }
  return (
    <Page
      wide="window"
      title={t.title}
      lead={t.lead}
      above={<Breadcrumb href={listHref(`/${shop}/products`, filters)}>{t.back}</Breadcrumb>}
    >
      <FindForm
        label={productMessages[language].find}
        action={path}
        query={{ name: 'q', label: productMessages[language].query, value: filters.q ?? '', maxLength: maxListSearchLength }}
        applied={JSON.stringify(shown)}
        submit={t.show}
        below={
          <div className="basis-full">
            <Disclosure summary={t.filters}>
              <div className="grid gap-5">
                <ProductFilters filters={filters} {...choices} />
                <fieldset>
                  <legend className="font-semibold text-sm">{t.columnsTitle}</legend>
                  <div className="mt-1 grid gap-x-6 sm:grid-cols-3">
                    {allowed.map(field => (
                      <Checkbox key={field} name="column" value={field} label={t.columns[field]} defaultChecked={columns.includes(field)} />
                    ))}
                  </div>
                </fieldset>
                <Select
                  name="rows"
                  label={t.rows}
                  defaultValue={rows}
                  options={rowCounts.map(value => ({
                    value,
                    label: Number(value) > maxPlainRows ? t.rowsWithScripts(value) : value,
                  }))}
                  className="sm:max-w-64"
                />
              </div>
            </Disclosure>
          </div>
        }
      />
      {(count > 0 || answer) && <Spreadsheet shop={shop} rows={items} columns={columns} choices={choices} answer={answer} />}
      {count === 0 && <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />}
      <Pagination label={t.title} path={path} filters={shown} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
