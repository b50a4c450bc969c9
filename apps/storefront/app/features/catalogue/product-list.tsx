import { productSorts } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Chips } from '@stragan/ui/chip'
import { EmptyState } from '@stragan/ui/empty-state'
import { Icon } from '@stragan/ui/icon'
import { Pagination } from '@stragan/ui/pagination'
import { Select } from '@stragan/ui/select'
import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { CompareBar } from '../comparison/compare-bar.tsx'
import { CompareBox } from '../comparison/compare-box.tsx'
import { TablePromise } from '../delivery-promise/promise.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { listMessages } from './list.messages.ts'
import { ListFilters } from './list-filters.tsx'
import { filterFormId, pageSizes } from './list-query.ts'
import { ProductGrid } from './product-card.tsx'
import type { ProductListData } from './product-list.server.ts'
import { ProductTable } from './product-table.tsx'

interface ListProps {
  list: ProductListData
  language: Language
}

/** Number of pictures visible without scrolling. */
const firstPictures = 4

/** Product list with filters, order and pagination. Filters, order and page size are one form; everything else is a link. */
export function ProductList({ list, language }: ListProps) {
  const t = listMessages[language]
  const loading = useNavigation().state === 'loading'
  if (list.total === 0 && list.chips.length === 0) return <EmptyState icon="search" title={t.nothingHere} />
  return (
    <div className="mt-6 grid gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <FilterForm list={list} language={language} />
      <section aria-labelledby="products" aria-busy={loading} className="compare-list min-w-0 transition-opacity aria-busy:opacity-60">
        <h2 id="products" className="sr-only">
          {t.products}
        </h2>
        <p role="status" className="sr-only">
          {list.total === 0 && t.noneFits}
        </p>
        {list.total === 0 ? (
          <NothingFits list={list} language={language} />
        ) : (
          <>
            <Toolbar list={list} language={language} />
            {list.chips.length > 0 && (
              <div className="mt-3">
                <Chips label={t.filtersOn} remove={t.remove} chips={list.chips} clear={{ href: list.hrefs.clear, label: t.clear }} />
              </div>
            )}
            {list.table ? (
              <div className="mt-4">
                <TablePromise promise={list.promise} label={t.forStock} />
                <ProductTable products={list.table} hasTiers={list.hasTiers} language={language} prices={list.prices} />
              </div>
            ) : (
              <ProductGrid
                products={list.products}
                promise={list.promise}
                language={language}
                prices={list.prices}
                eager={firstPictures}
                below={({ id, name }) => <CompareBox product={id} name={name} language={language} />}
              />
            )}
            <CompareBar language={language} />
            <div className="mt-10">
              <Pages list={list} language={language} />
            </div>
          </>
        )}
      </section>
    </div>
  )
}

/**
 * With JavaScript, a changed filter applies at once, a price when its field is left; on phones the button collapses the filters. Fields are
 * uncontrolled: when the list changes by a link or the back button, they are reset to the active filters.
 */
function FilterForm({ list, language }: ListProps) {
  const t = listMessages[language]
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(list)
  const submit = useSubmit()
  useEffect(() => {
    if (shown.current === list || !form.current) return
    shown.current = list
    form.current.reset()
    for (const [name, value] of Object.entries(selected(list))) {
      const select = form.current.elements.namedItem(name)
      if (select instanceof HTMLSelectElement) select.value = value
    }
  }, [list])
  const apply = (filters: HTMLFormElement) => {
    const filled = [...new FormData(filters)].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')
    submit(new URLSearchParams(filled), { method: 'get', action: list.path, preventScrollReset: true })
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') apply(currentTarget)
  }
  const onBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement, Element>) => {
    if (target instanceof HTMLInputElement && target.type === 'text' && isChanged(currentTarget, list)) apply(currentTarget)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.querySelector('details')?.removeAttribute('open')
    if (isChanged(event.currentTarget, list)) apply(event.currentTarget)
  }
  return (
    <form
      ref={form}
      id={filterFormId}
      method="get"
      action={list.path}
      autoComplete="off"
      aria-label={t.filters}
      onChange={onChange}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      {list.q && <input type="hidden" name="q" value={list.q} />}
      {list.sale && <input type="hidden" name="sale" value="1" />}
      {list.view === 'table' && <input type="hidden" name="view" value="table" />}
      <ListFilters list={list} language={language} />
    </form>
  )
}

/** Selected values of the two selects; defaults are empty, so that they stay out of the address. */
const selected = (list: ProductListData) => ({
  sort: list.sort && list.sort !== list.ownSort ? list.sort : '',
  per_page: list.perPage === pageSizes[0] ? '' : String(list.perPage),
})

/** Whether the fields differ from the list. */
const isChanged = (form: HTMLFormElement, list: ProductListData) =>
  [...form.elements].some(field =>
    field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked || field.value !== field.defaultValue
      : field instanceof HTMLSelectElement && field.value !== new Map(Object.entries(selected(list))).get(field.name),
  )

const submitForm = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()

function Toolbar({ list, language }: ListProps) {
  const t = listMessages[language]
  const sorts = productSorts.filter(sort => sort !== 'relevance' || list.ownSort === 'relevance')
  const first = (list.page - 1) * list.perPage + 1
  const last = first + (list.table ?? list.products).length - 1
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3 py-3 lg:pt-0">
      <p aria-live="polite" className="mr-auto text-quiet text-sm tabular-nums max-lg:w-full">
        {list.pages > 1 ? t.range(first, last, list.total) : catalogueMessages[language].productCount(list.total)}
      </p>
      <Select
        form={filterFormId}
        name="sort"
        label={t.sortLabel}
        labelHidden
        defaultValue={selected(list).sort}
        options={sorts.map(sort => ({
          value: sort === list.ownSort ? '' : sort,
          label: sort === 'relevance' && !list.q ? t.shopOrder : t.sort(sort),
        }))}
        onChange={submitForm}
        className="max-sm:flex-1"
      />
      <Select
        form={filterFormId}
        name="per_page"
        label={t.perPageLabel}
        labelHidden
        defaultValue={selected(list).per_page}
        options={pageSizes.map((size, index) => ({ value: index === 0 ? '' : String(size), label: t.perPage(size) }))}
        onChange={submitForm}
        className="max-sm:hidden"
      />
      <noscript>
        <Button type="submit" form={filterFormId}>
          {t.apply}
        </Button>
      </noscript>
      <nav aria-label={t.view} className="ml-auto flex lg:ml-0">
        {(['grid', 'table'] as const).map(view => (
          <a
            key={view}
            href={list.hrefs[view]}
            rel="nofollow"
            aria-label={t[view]}
            aria-current={view === list.view ? 'true' : undefined}
            className={`grid size-11 place-items-center border first:rounded-l-shop last:-ml-px last:rounded-r-shop ${view === list.view ? 'z-10 border-ink bg-ink text-ground' : 'border-edge hover:border-ink hover:bg-raised'}`}
          >
            <Icon name={view} />
          </a>
        ))}
      </nav>
    </div>
  )
}

function Pages({ list, language }: ListProps) {
  const t = listMessages[language]
  const { page } = list.hrefs
  const joint = page.includes('?') ? '&' : '?'
  return (
    <Pagination
      label={t.pages}
      page={list.page}
      pages={list.pages}
      href={number => (number === 1 ? page : `${page}${joint}page=${number}`)}
      previous={t.previous}
      next={t.next}
      pageName={t.pageName}
      summary={t.pageOf(list.page, list.pages)}
    />
  )
}

/** Empty result with links that drop one filter each, and their counts. */
function NothingFits({ list, language }: ListProps) {
  const t = listMessages[language]
  return (
    <EmptyState icon="filter" title={t.noneFits} actions={<ButtonLink href={list.hrefs.clear}>{t.clear}</ButtonLink>}>
      <p>{t.dropOne}</p>
      <ul className="mt-2" aria-label={t.filtersOn}>
        {list.widerSearches.map(widerSearch => (
          <li key={widerSearch.href} className="py-1">
            <a href={widerSearch.href} rel="nofollow" className="link target inline-flex items-center">
              {t.without(widerSearch.label)}
            </a>
            {widerSearch.total !== null && (
              <span className="tabular-nums"> · {catalogueMessages[language].productCount(widerSearch.total)}</span>
            )}
          </li>
        ))}
      </ul>
    </EmptyState>
  )
}
