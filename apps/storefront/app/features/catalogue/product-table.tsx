import { formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { PricePart } from '../../platform/price-part.tsx'
import { AddInRow } from '../cart/add-to-cart-form.tsx'
import { useTyped } from '../cart/notice-context.ts'
import { CompareBox } from '../comparison/compare-box.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { useIsFavourite } from '../favourites/favourites-store.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { listMessages } from './list.messages.ts'
import { formatPrice, hasPrice } from './price.tsx'
import { cardHref, nameOfCard } from './product-card.tsx'
import { RowPrice } from './row-price.tsx'
import { variantsHref } from './searched-variants.ts'
import { rowOf, type TableProduct, type TableRow } from './table-product.ts'

interface TableProps {
  products: readonly TableProduct[]
  /** Whether any row has price steps, which then have a column. */
  hasTiers: boolean
  language: Language
  prices: Display['prices']
}

/** Cells that a narrow table has within its first one, so that a row takes two lines there. */
const wide = 'hidden @3xl:table-cell'
const widest = 'hidden @4xl:table-cell'
const narrow = '@3xl:hidden'

/**
 * Dense product table: a row of 40 px for each product without variants and for each variant, below its product, with price, stock and
 * quantity field.
 */
export function ProductTable({ products, hasTiers, language, prices }: TableProps) {
  const t = listMessages[language]
  return (
    <Table caption={t.tableOf} captionHidden fixed>
      <thead>
        <tr>
          <ColumnHead>{t.product}</ColumnHead>
          <ColumnHead numeric className={`${wide} w-32`}>
            {catalogueMessages[language].stock}
          </ColumnHead>
          <ColumnHead numeric className={`${wide} w-56`}>
            {t.price(prices)}
          </ColumnHead>
          {hasTiers && (
            <ColumnHead numeric className={`${widest} w-36`}>
              {t.byQuantity}
            </ColumnHead>
          )}
          <ColumnHead className="w-28 @3xl:w-48">
            <span className="sr-only">{t.order}</span>
          </ColumnHead>
        </tr>
      </thead>
      {products.map(product => (
        <tbody key={product.id}>
          <PricePart data={{ product }}>{shown => <Rows {...shown} hasTiers={hasTiers} language={language} prices={prices} />}</PricePart>
        </tbody>
      ))}
    </Table>
  )
}

type ShownProps = Omit<TableProps, 'products'>

function Rows({ product, ...shown }: { product: TableProduct } & ShownProps) {
  if (!product.has_variants) return <Row row={product} product={product} {...shown} />
  return (
    <>
      <GroupHead product={product} language={shown.language} hasTiers={shown.hasTiers} />
      {product.variants.map(row => (
        <Row key={row.variant?.id} row={rowOf(product, row)} {...shown} />
      ))}
    </>
  )
}

/** Above the rows of a product’s variants. */
function GroupHead({ product, language, hasTiers }: { product: TableProduct } & Pick<ShownProps, 'language' | 'hasTiers'>) {
  const { name, slug, variants, variantCount, matched } = product
  const { matchingVariants } = catalogueMessages[language]
  const look = 'border-rule border-b pt-3'
  return (
    <tr>
      <th scope="rowgroup" className={`${look} pb-1 text-left`}>
        <ProductName product={product} language={language} className="@3xl:w-max @3xl:max-w-[36rem]">
          {(variants.length === 0 || variants.length < variantCount) && (
            <a href={variantsHref(language, slug, matched)} className="link target inline-flex items-center font-normal text-xs">
              {matched.length > 0 ? matchingVariants(matched.length) : listMessages[language].allVariants}
              <span className="sr-only"> {name}</span>
            </a>
          )}
        </ProductName>
      </th>
      <td colSpan={2} className={`${wide} ${look}`} />
      {hasTiers && <td className={`${widest} ${look}`} />}
      <td className={look}>
        <ProductControls product={product} language={language} className="justify-end @3xl:mr-26" />
      </td>
    </tr>
  )
}

interface RowProps extends ShownProps {
  row: TableRow
  /** If it has no other row. */
  product?: TableProduct
}

function Row({ row, product, hasTiers, language, prices }: RowProps) {
  const catalogue = catalogueMessages[language]
  const { pathname, search } = useLocation()
  const typed = useTyped()
  const { id, symbol, variant, items, expected_at, sales_unit } = row
  const stock = items > 0 ? formatQuantity(language, items, sales_unit.code) : catalogue.soldOut
  const price = <RowPrice product={row} language={language} prices={prices} />
  const tiers = row.tiers.length > 0 && <Tiers row={row} language={language} prices={prices} />
  const available = (
    <>
      <span className={narrow}>{stock}</span>
      <ExpectedDay language={language} day={expected_at} />
    </>
  )
  return (
    <tr className="hover-row">
      <RowHead dense className="@max-lg:pr-0 max-w-none leading-tight">
        <div className="@lg:flex items-center justify-between gap-3 @3xl:py-0.5 py-1.5">
          {product ? (
            <ProductName product={product} language={language} symbol={symbol}>
              <p className="font-normal text-quiet text-xs">{available}</p>
            </ProductName>
          ) : (
            <div className="@3xl:pl-11">
              {variant?.features.join(' · ')}
              <div className="wrap-anywhere font-normal text-quiet text-xs tabular-nums">
                {symbol}
                <span className={narrow}> · </span>
                {available}
              </div>
            </div>
          )}
          <div className={`${narrow} @lg:max-w-1/2 shrink-0 @lg:text-right font-normal tabular-nums`}>
            {price}
            {tiers}
          </div>
        </div>
      </RowHead>
      <Cell dense className={`${wide} text-right tabular-nums ${items > 0 ? '' : 'text-quiet'}`}>
        {stock}
      </Cell>
      <Cell numeric dense className={wide}>
        {price}
        <div className="@4xl:hidden">{tiers}</div>
      </Cell>
      {hasTiers && (
        <Cell numeric dense className={widest}>
          {tiers}
        </Cell>
      )}
      <Cell dense>
        <div className={`flex flex-wrap-reverse items-center justify-end gap-x-2 gap-y-3 ${product ? '@3xl:py-0 py-3.5' : ''}`}>
          {product && <ProductControls product={product} language={language} />}
          {items > 0 && hasPrice(row) && (
            <AddInRow
              product={id}
              {...(variant && { variant: variant.id })}
              name={nameOfCard(row)}
              language={language}
              to={pathname + search}
              dense
              salesUnit={sales_unit}
              {...typed(id, variant?.id)}
            />
          )}
        </div>
      </Cell>
    </tr>
  )
}

interface NameProps {
  product: TableProduct
  language: Language
  /** Of a product that is a row itself. */
  symbol?: string
  className?: string
  children: ReactNode
}

/** Picture, name, brand and first features. */
function ProductName({ product, language, symbol, className = '', children }: NameProps) {
  const { cover, name, brand, variant, features } = product
  return (
    <div className={`flex min-w-0 items-center gap-2 ${className}`}>
      <div className="plate size-9 shrink-0 p-0.5">
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="36px" className="size-full object-contain" />}
      </div>
      <div className="min-w-0 leading-tight">
        <a href={cardHref(language, product)} className="target inline-flex items-center underline-offset-4 hover:underline">
          {name}
        </a>
        <p className="truncate font-normal text-quiet text-xs">
          {[symbol, brand, ...(variant?.features ?? features)].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
    </div>
  )
}

function ProductControls({ product, language, className = '' }: { product: TableProduct; language: Language; className?: string }) {
  const { pathname, search } = useLocation()
  const isFavourite = useIsFavourite()
  const { id, name } = product
  return (
    <div className={`flex items-center gap-1 ${className}`}>
      <CompareBox product={id} name={name} language={language} hideLabel />
      <FavouriteButton product={id} name={name} isFavourite={isFavourite(product)} language={language} to={pathname + search} />
    </div>
  )
}

/** The price steps after the first. */
const Tiers = ({ row, language, prices }: Pick<RowProps, 'row' | 'language' | 'prices'>) => (
  <div className="flex flex-wrap @lg:justify-end gap-x-1.5 text-xs leading-tight">
    {row.tiers.map(({ quantity, net }) => (
      <span key={quantity}>
        <span className="text-quiet">{listMessages[language].tierFrom(quantity)}</span> {formatPrice(language, row, prices, net)}
      </span>
    ))}
  </div>
)
