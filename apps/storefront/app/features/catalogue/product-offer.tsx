import { defaultQuantity } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { PricePart } from '../../platform/price-part.tsx'
import { AddMany } from '../cart/add-to-cart-form.tsx'
import { useTyped } from '../cart/notice-context.ts'
import { comparisonHref } from '../comparison/comparison-query.ts'
import { ProductPromise } from '../delivery-promise/promise.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { FavouriteTextButton } from '../favourites/favourite-button.tsx'
import { useIsFavourite } from '../favourites/favourites-store.ts'
import { ProductAlertForm } from '../stock-alerts/stock-alert-form.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { hasPrice, Price } from './price.tsx'
import { sharedList } from './price-list.ts'
import { productMessages } from './product.messages.ts'
import type { ProductView } from './product-view.ts'
import { Contained, EnteredQuantity } from './sales-unit.tsx'
import { TierTable } from './tier-table.tsx'

interface PartProps {
  product: ProductView
  language: Language
}

interface OfferProps extends PartProps {
  prices: Display['prices']
  promise: PromiseView | null
  /** The entered quantity, whose price step is highlighted. */
  quantity: number | null
  onQuantity: (quantity: number | null) => void
  /** Address of the table with all variants. */
  allVariants: string
  /** On desks the table of variants follows: the offer is low, so that its rows are in sight. */
  isAboveTable: boolean
  /** Below all that. */
  children: ReactNode
}

/** Id of the add-to-cart form; the buy bar submits it too. */
export const addFormId = 'add-to-cart'

export const isBuyable = ({ stockOnHand, price }: ProductView) => stockOnHand > 0 && hasPrice(price)

/** Name, prices and stock of a product, with the form to buy it. */
export function Offer({ product, promise, language, prices, quantity, onQuantity, allVariants, isAboveTable, children }: OfferProps) {
  const t = catalogueMessages[language]
  const p = productMessages[language]
  const { pathname, search } = useLocation()
  const isFavourite = useIsFavourite()
  const { brand, symbol, ean, variants, salesUnit } = product
  return (
    <div>
      <PricePart data={{ product }}>{shown => <Flags {...shown} language={language} />}</PricePart>
      <h1 className={`text-3xl ${isAboveTable ? 'lg:text-2xl' : ''}`}>{product.name}</h1>
      <dl className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        {brand && (
          <Fact name={t.brand}>
            <a href={hrefTo(language, 'brand', { id: brand.slug })} className="link target inline-flex items-center font-semibold">
              {brand.name}
            </a>
          </Fact>
        )}
        <Fact name={t.symbol}>{symbol}</Fact>
        {ean && <Fact name={t.ean}>{ean}</Fact>}
        {salesUnit && salesUnit.code !== 'piece' && <Fact name={t.salesUnit}>{describeSalesUnit(language, salesUnit)}</Fact>}
        {product.weight !== null && <Fact name={t.weightOf(salesUnit)}>{t.kg(product.weight)}</Fact>}
      </dl>
      {product.short_description && <p className="mt-4 max-w-prose">{product.short_description}</p>}
      <div
        className={`mt-6 border-rule border-t ${isAboveTable ? 'lg:mt-4 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-x-6' : ''}`}
      >
        <div className={`border-rule py-5 ${isAboveTable ? 'max-lg:border-b' : 'border-b'}`}>
          <PricePart data={{ product }}>
            {shown => <OfferPrices {...shown} prices={prices} language={language} quantity={quantity ?? defaultQuantity} />}
          </PricePart>
        </div>
        <div>
          <p className={`mt-4 flex items-center gap-2 font-semibold ${product.stockOnHand > 0 ? 'text-success' : 'text-quiet'}`}>
            <Icon name={product.stockOnHand > 0 ? 'check' : 'clock'} />
            {stockText(product, language)}
            {salesUnit && variants.length <= 1 && product.stockOnHand > 0 && (
              <Contained language={language} salesUnit={salesUnit} quantity={product.stockOnHand} />
            )}
          </p>
          <ExpectedDay language={language} day={product.expectedAt} className="text-quiet" />
          {!product.has_variants && product.stockOnHand === 0 && <ProductAlertForm language={language} product={product.id} />}
          {isBuyable(product) && <ProductPromise promise={promise} />}
          {!product.has_variants && isBuyable(product) && (
            <AddSimple product={product} language={language} quantity={quantity} onQuantity={onQuantity} />
          )}
          {variants.length > 0 && (
            <ButtonLink
              href={allVariants}
              size="large"
              icon="chevron-down"
              className={`mt-5 max-sm:w-full ${isAboveTable ? 'lg:hidden' : ''}`}
            >
              {p.chooseVariant(variants.length)}
            </ButtonLink>
          )}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <FavouriteTextButton
          product={product.id}
          name={product.name}
          isFavourite={isFavourite(product)}
          language={language}
          to={pathname + search}
        />
        <a href={comparisonHref(language, [product.id])} rel="nofollow" className="link target inline-flex items-center text-sm">
          {p.compareSimilar}
        </a>
      </div>
      {children}
    </div>
  )
}

function OfferPrices({ product, language, prices, quantity }: PartProps & Pick<OfferProps, 'prices'> & { quantity: number }) {
  const { price, variants } = product
  const steps = product.prices ?? sharedList(variants.map(variant => variant.prices))
  return (
    <>
      <Price language={language} priced={price} prices={prices} from={product.has_variants && !steps} large />
      {steps && steps.length > 1 && (
        <div className="mt-5">
          <TierTable steps={steps} priced={price} prices={prices} language={language} quantity={quantity} />
        </div>
      )}
    </>
  )
}

function AddSimple({ product, language, quantity, onQuantity }: PartProps & Pick<OfferProps, 'quantity' | 'onQuantity'>) {
  const { pathname, search } = useLocation()
  const typed = useTyped()
  return (
    <div className="mt-5">
      <AddMany
        id={addFormId}
        product={product.id}
        name={product.name}
        language={language}
        to={pathname + search}
        onQuantity={onQuantity}
        salesUnit={product.price.sales_unit}
        {...typed(product.id)}
      />
      <EnteredQuantity language={language} salesUnit={product.price.sales_unit} quantity={quantity} className="mt-2" />
    </div>
  )
}

function stockText({ stockOnHand, variants, price }: ProductView, language: Language) {
  const t = catalogueMessages[language]
  if (stockOnHand <= 0) return t.soldOut
  const there = variants.filter(variant => variant.stockOnHand > 0).length
  return variants.length > 1
    ? productMessages[language].variantsInStock(there, variants.length)
    : t.inStock(stockOnHand, price.sales_unit.code)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="break-all tabular-nums">{children}</dd>
    </div>
  )
}

function Flags({ product, language }: PartProps) {
  const t = catalogueMessages[language]
  if (!product.sale && !product.is_new && !product.month_star) return null
  return (
    <p className="mb-3 flex flex-wrap gap-1.5">
      {product.sale && <Badge tone="accent">{t.onSale}</Badge>}
      {product.is_new && <Badge tone="tinted">{t.isNew}</Badge>}
      {product.month_star && <Badge tone="tinted">{t.ofTheMonth}</Badge>}
    </p>
  )
}
