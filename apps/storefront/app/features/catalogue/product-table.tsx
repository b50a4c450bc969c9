import { formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { formatNumber } from '../../platform/format.ts'
import { AddInRow } from '../cart/add-to-cart-form.tsx'
import { useTyped } from '../cart/notice-context.ts'
import { CompareBox } from '../comparison/compare-box.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { useIsFavourite } from '../favourites/favourites-store.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { listMessages } from './list.messages.ts'
import { formatMeasurePrice, formatPrice, hasPrice } from './price.tsx'
import { struckPrice } from './price-list.ts'
import { type CardProduct, cardHref, nameOfCard } from './product-card.tsx'
import type { ListRow } from './product-list.server.ts'
import { PerSalesUnit } from './sales-unit.tsx'
import { variantsHref } from './searched-variants.ts'

interface TableProps {
  products: ListRow[]
  language: Language
  prices: Display['prices']
}

/** Dense product table with a quantity field per row; scrolls sideways on phones, with the symbol column fixed. */
export function ProductTable({ products, language, prices }: TableProps) {
  const t = listMessages[language]
  const catalogue = catalogueMessages[language]
  const { pathname, search } = useLocation()
  const typed = useTyped()
  const isFavourite = useIsFavourite()
  return (
    <Table caption={t.tableOf} captionHidden fixed>
      <thead>
        <tr>
          <ColumnHead className="w-28">{catalogue.symbol}</ColumnHead>
          <ColumnHead className="w-15">
            <span className="sr-only">{t.picture}</span>
          </ColumnHead>
          <ColumnHead>{t.product}</ColumnHead>
          <ColumnHead numeric className="w-18">
            {catalogue.stock}
          </ColumnHead>
          <ColumnHead numeric className={prices === 'net' ? 'w-40' : 'w-30'}>
            {t.netPrice}
          </ColumnHead>
          <ColumnHead numeric className={prices === 'gross' ? 'w-40' : 'w-30'}>
            {t.grossPrice}
          </ColumnHead>
          <ColumnHead numeric className="w-33">
            {t.byQuantity}
            <span className="block font-normal text-quiet text-xs"> {catalogue[prices]}</span>
          </ColumnHead>
          <ColumnHead className="w-32">
            <span className="sr-only">{t.order}</span>
          </ColumnHead>
        </tr>
      </thead>
      <tbody>
        {products.map(product => (
          <tr key={`${product.id} ${product.variant?.id}`} className="group/row">
            <RowHead className="wrap-anywhere py-1 tabular-nums group-hover/row:bg-raised">{product.symbol}</RowHead>
            <Cell className="py-1 group-hover/row:bg-raised">
              <div className="plate size-9 p-0.5">
                {product.cover && <Picture picture={{ ...product.cover, alt: '' }} sizes="36px" className="size-full object-contain" />}
              </div>
            </Cell>
            <Cell className="py-1 group-hover/row:bg-raised">
              <a href={cardHref(language, product)} className="target inline-flex items-center underline-offset-4 hover:underline">
                {product.name}
              </a>
              <p className="text-quiet text-xs">
                {[product.brand, ...(product.variant?.features ?? product.features ?? [])].filter(Boolean).join(' · ')}
              </p>
              <ExpectedDay language={language} day={product.expected_at} className="text-quiet text-xs" />
            </Cell>
            <Cell numeric className="py-1 group-hover/row:bg-raised">
              {product.items > 0 ? (
                <Stock product={product} language={language} />
              ) : (
                <span className="text-quiet">{catalogue.soldOut}</span>
              )}
            </Cell>
            <PriceCell product={product} language={language} as="net" main={prices === 'net'} />
            <PriceCell product={product} language={language} as="gross" main={prices === 'gross'} />
            <Cell numeric className="whitespace-nowrap py-1 text-xs group-hover/row:bg-raised">
              {product.tiers?.map(tier => (
                <span key={tier.quantity} className="block">
                  <span className="text-quiet">{formatNumber(language, tier.quantity)}+</span>{' '}
                  {formatPrice(language, product, prices, tier.net)}
                </span>
              ))}
            </Cell>
            <Cell className="py-1 text-right group-hover/row:bg-raised">
              {product.has_variants ? (
                <a
                  href={variantsHref(language, product.slug, product.matched)}
                  className="link target inline-flex items-center font-semibold"
                >
                  {product.matched.length > 0 ? catalogue.matchingVariants(product.matched.length) : catalogue.chooseVariant}
                  <span className="sr-only"> {product.name}</span>
                </a>
              ) : (
                product.items > 0 &&
                hasPrice(product) && (
                  <AddInRow
                    product={product.id}
                    {...(product.variant && { variant: product.variant.id })}
                    name={nameOfCard(product)}
                    language={language}
                    to={pathname + search}
                    dense
                    salesUnit={product.sales_unit}
                    {...typed(product.id, product.variant?.id)}
                  />
                )
              )}
              <div className="mt-1 -mr-2 flex items-center justify-end gap-1">
                <CompareBox product={product.id} name={nameOfCard(product)} language={language} />
                <FavouriteButton
                  product={product.id}
                  name={product.name}
                  isFavourite={isFavourite(product)}
                  language={language}
                  to={pathname + search}
                />
              </div>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The stock, of packs with their unit below. */
function Stock({ product: { items, sales_unit }, language }: { product: CardProduct; language: Language }) {
  if (sales_unit.code === 'piece') return formatNumber(language, items)
  const text = formatQuantity(language, items, sales_unit.code)
  const endOfNumber = text.lastIndexOf('\u00a0')
  return (
    <>
      {text.slice(0, endOfNumber)}
      <span className="block text-quiet text-xs"> {text.slice(endOfNumber + 1)}</span>
    </>
  )
}

/**
 * Price cell. The first of the two shows the lowest price of the 30 days before a promotion and the regular one (Omnibus Directive); for the
 * customer's own price, a label and the list price.
 */
function PriceCell({ product, language, as, main }: { product: CardProduct; language: Language; as: Display['prices']; main: boolean }) {
  const t = catalogueMessages[language]
  const { price_net, price_net_promo, best_price_from_history, custom_price_net: own, has_variants } = product
  const net = price_net_promo ?? price_net
  const show = (amount: number) => formatPrice(language, product, as, amount)
  const ofMeasure = (amount: number) => {
    const shown = main && formatMeasurePrice(language, product, as, amount)
    return (
      shown && (
        <span className="block text-quiet text-xs">
          <span className="sr-only">{t.unitPrice}: </span>
          {shown}
        </span>
      )
    )
  }
  const perUnit = main && product.per === 1 && <PerSalesUnit language={language} salesUnit={product.sales_unit} className="block text-xs" />
  const look = 'py-1 group-hover/row:bg-raised'
  const from = has_variants && <span className="block font-normal text-quiet text-xs">{t.from} </span>
  if (own !== null)
    return (
      <Cell numeric className={look}>
        {main && <span className="block font-semibold text-accent text-xs">{t.yourPrice}</span>}
        {from}
        <span className={main ? 'font-semibold' : ''}>{show(own)}</span>
        {perUnit}
        {ofMeasure(own)}
        {main && price_net !== null && (
          <span className="block whitespace-normal text-quiet text-xs">
            {t.listPrice} <span className="whitespace-nowrap">{show(price_net)}</span>
          </span>
        )}
      </Cell>
    )
  if (net === null || price_net === null)
    return (
      <Cell numeric className={look}>
        {main ? t.onRequest : '–'}
      </Cell>
    )
  const struck = main && price_net_promo !== null ? struckPrice(net, best_price_from_history) : null
  return (
    <Cell numeric className={look}>
      {from}
      {struck !== null && (
        <s className="block text-quiet text-xs">
          <span className="sr-only">{t.lowest} </span>
          {show(struck)}
        </s>
      )}
      <span className={main ? `font-semibold ${price_net_promo === null ? '' : 'text-accent'}` : ''}>{show(net)}</span>
      {perUnit}
      {ofMeasure(net)}
      {main && best_price_from_history !== null && (
        <span className="ml-auto block max-w-36 whitespace-normal text-quiet text-xs">
          {t.lowest}: {show(best_price_from_history)}
        </span>
      )}
      {main && price_net_promo !== null && price_net !== best_price_from_history && (
        <span className="ml-auto block max-w-36 whitespace-normal text-quiet text-xs">
          {t.before}: <span className="whitespace-nowrap">{show(price_net)}</span>
        </span>
      )}
    </Cell>
  )
}
