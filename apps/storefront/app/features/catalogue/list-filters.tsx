import type { Currency } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Facet, FacetFrame, facetsIn } from '@stragan/ui/facet'
import { Field } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { formatNumber } from '../../platform/format.ts'
import { PricePart } from '../../platform/price-part.tsx'
import { listMessages } from './list.messages.ts'
import { brandFilter, filterFormId, stockFilter } from './list-query.ts'
import type { ProductListData } from './product-list.server.ts'

const openFacets = 3

/**
 * Filters of a list: collapsed above it on phones, beside it on wide screens. Browsers that cannot force the content open keep the summary
 * there.
 */
export function ListFilters({ list, language }: { list: ProductListData; language: Language }) {
  const t = listMessages[language]
  const { price, inStock, inDocument } = list.filters
  const [shown] = useState(() => inDocument?.facets ?? facetsInDocument())
  const facets = inDocument?.facets ?? shown
  const texts = (options: readonly unknown[]) => ({ showAll: t.showAll(options.length), showFewer: t.showFewer })
  return (
    <details className="group/filters open-when-wide border-rule border-y lg:border-y-0">
      <summary className="flex min-h-12 items-center gap-3 font-semibold">
        <Icon name="filter" />
        {t.filters}
        {list.chips.length > 0 && <span className="font-normal text-quiet tabular-nums">{list.chips.length}</span>}
        <Icon name="chevron-down" size="small" className="ml-auto text-quiet transition-transform group-open/filters:rotate-180" />
      </summary>
      {/* A focused control scrolls to a position above the sticky button. */}
      <div className="pb-4 lg:pb-0 [&_:is(input,summary)]:scroll-mb-22">
        {facets.map(facet => facet.name === brandFilter && <Facet key={facet.name} {...facet} {...texts(facet.options)} />)}
        <PricePart data={{ price }}>
          {shown => <PriceRange {...shown} prices={list.prices} currency={list.currency} language={language} />}
        </PricePart>
        {(inStock.checked || inStock.count > 0) && (
          <Facet
            title={t.availability}
            name={stockFilter}
            options={[{ value: '1', label: t.inStockOnly, ...inStock }]}
            {...texts([inStock])}
          />
        )}
        {facets
          .filter(({ name }) => name !== brandFilter)
          .map(({ options, ...facet }, index) => (
            <Facet
              key={facet.name}
              {...facet}
              options={options}
              open={index < openFacets || options.some(option => option.checked)}
              {...texts(options)}
            />
          ))}
        {/* With scripts filters apply at once: on phones, where they cover the list, the button leads to it. */}
        <div className="sticky bottom-(--bottom-bar) bg-ground py-4 noscript:hidden lg:hidden">
          <Button type="submit" kind="primary" wide>
            {t.showProducts(list.total)}
          </Button>
        </div>
        <noscript>
          <div className="sticky bottom-(--bottom-bar) bg-ground py-4">
            <Button type="submit" kind="primary" wide>
              {t.showResults}
            </Button>
          </div>
        </noscript>
      </div>
    </details>
  )
}

const facetsInDocument = () => facetsIn(document.querySelectorAll(`#${filterFormId} fieldset`)).filter(({ name }) => name !== stockFilter)

interface PriceRangeProps {
  price: ProductListData['filters']['price']
  prices: Display['prices']
  currency: Currency
  language: Language
}

/** The bounds of the list are the placeholders of the empty fields. */
function PriceRange({ price, prices, currency, language }: PriceRangeProps) {
  const t = listMessages[language]
  const written = (amount: number | undefined) => (amount === undefined ? '' : formatNumber(language, amount).replaceAll(/\s/g, ' '))
  const bound = (amount: number | null, round: (amount: number) => number) => (amount === null ? '' : formatNumber(language, round(amount)))
  return (
    <FacetFrame title={`${t.price(prices)}, ${currency}`}>
      <div className="flex gap-3">
        <Field
          id="price-from"
          label={t.priceFromLabel}
          name="price_from"
          inputMode="decimal"
          defaultValue={written(price.chosenFrom)}
          placeholder={bound(price.from, Math.floor)}
          className="min-w-0 flex-1"
        />
        <Field
          id="price-to"
          label={t.priceToLabel}
          name="price_to"
          inputMode="decimal"
          defaultValue={written(price.chosenTo)}
          placeholder={bound(price.to, Math.ceil)}
          className="min-w-0 flex-1"
        />
      </div>
    </FacetFrame>
  )
}
