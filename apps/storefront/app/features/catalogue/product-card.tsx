import type { Picture as PictureData, ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { cardPictureWidths, Picture } from '@stragan/ui/picture'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { PricePart } from '../../platform/price-part.tsx'
import { AddInRow, AddOne } from '../cart/add-to-cart-form.tsx'
import { useTyped } from '../cart/notice-context.ts'
import { CardPromise } from '../delivery-promise/promise.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { useIsFavourite } from '../favourites/favourites-store.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { hasPrice, Price } from './price.tsx'
import { type UnitPrices, unitPricesOf } from './price-list.ts'
import { variantsHref } from './searched-variants.ts'
import { stockText } from './stock-text.ts'

/** Data of a product card; loaders return exactly this. */
export type CardProduct = Pick<
  ProductListItem,
  | 'id'
  | 'name'
  | 'slug'
  | 'symbol'
  | 'vat_tax_percent'
  | 'currency'
  | 'sales_unit'
  | 'is_new'
  | 'sale'
  | 'items'
  | 'stock_unit'
  | 'expected_at'
  | 'has_variants'
  | 'is_favorite'
> &
  UnitPrices & {
    cover: Cover | null
    /** The variant that the card shows, with its distinguishing features; null for the product. */
    variant: { id: number; features: string[] } | null
    /** Ids of the variants that a search names. */
    matched: number[]
  }

/** What a list shows of a cover; its description, if it is not the product's name. */
type Cover = Pick<PictureData, 'url' | 'width' | 'height' | 'is_drawing'> & Partial<Pick<PictureData, 'alt'>>

const coverOf = ({ name, cover }: Pick<ProductListItem, 'name' | 'cover'>): Cover | null => {
  if (!cover) return null
  const { url, width, height, is_drawing, alt } = cover
  return { url, width, height, is_drawing, ...(alt !== name && { alt }) }
}

/** The cover with its description. */
export const pictureOf = ({ name, cover }: Pick<CardProduct, 'name' | 'cover'>) => cover && { alt: name, ...cover }

export const cardOf = (product: ProductListItem): CardProduct => {
  const {
    id,
    name,
    slug,
    symbol,
    custom_price_net,
    vat_tax_percent,
    currency,
    sales_unit,
    is_new,
    sale,
    items,
    stock_unit,
    expected_at,
    has_variants,
    is_favorite,
  } = product
  // What differs stands first: the rest is the same in most cards, and compressed as one.
  return {
    name,
    slug,
    symbol,
    id,
    ...unitPricesOf(product),
    items,
    stock_unit,
    cover: coverOf(product),
    sales_unit,
    has_variants,
    is_new,
    // The list's promotion does not apply to the customer's own price.
    sale: sale && (has_variants || custom_price_net === null),
    vat_tax_percent,
    currency,
    expected_at,
    is_favorite,
    variant: null,
    matched: [],
  }
}

/** Address of a card's product, at the variants that a search names. */
export const cardHref = (language: Language, { slug, matched }: Pick<CardProduct, 'slug' | 'matched'>) =>
  matched.length > 0 ? variantsHref(language, slug, matched) : hrefTo(language, 'product', { id: slug })

/** Name of what a card adds to the cart. */
export const nameOfCard = ({ name, variant }: CardProduct) => [name, ...(variant?.features ?? [])].join(', ')

/** Product card: one link, one control and the favourite button, without router components or hooks, since lists have many. */
function ProductCard({
  product,
  isFavourite,
  promise,
  language,
  prices,
  eager,
  to,
  typed,
  below,
}: { product: CardProduct; isFavourite: boolean; eager: boolean; to: string; typed: Typed; below: ReactNode } & Shown) {
  const t = catalogueMessages[language]
  const picture = pictureOf(product)
  return (
    <Card
      isAligned
      title={product.name}
      href={cardHref(language, product)}
      picture={
        picture ? (
          <Picture
            picture={picture}
            widths={cardPictureWidths}
            sizes="(min-width: 1024px) 240px, (min-width: 640px) 30vw, 45vw"
            eager={eager}
            className="aspect-square w-full object-contain"
          />
        ) : (
          // Container of badges and favourite button.
          <div className="aspect-square" />
        )
      }
      badges={
        <>
          <PricePart data={{ product }}>{({ product: { sale } }) => sale && <Badge tone="accent">{t.onSale}</Badge>}</PricePart>
          {product.is_new && <Badge tone="tinted">{t.isNew}</Badge>}
        </>
      }
      corner={<FavouriteButton product={product.id} name={product.name} isFavourite={isFavourite} language={language} to={to} />}
      footer={
        <>
          <WayToCart product={product} language={language} to={to} typed={typed} />
          {below && <div className="mt-1.5">{below}</div>}
        </>
      }
    >
      <div className="pb-2">
        <p className="text-quiet text-xs tabular-nums">{product.symbol}</p>
        {product.variant && <p className="mt-1 font-semibold text-sm">{product.variant.features.join(', ')}</p>}
      </div>
      <div className="pb-2">
        <CardPrice product={product} language={language} prices={prices} />
      </div>
      <StockLine product={product} promise={promise} language={language} />
    </Card>
  )
}

/** The price of a card. */
export const CardPrice = ({ product, language, prices }: { product: CardProduct } & Pick<Shown, 'language' | 'prices'>) => (
  <PricePart data={{ product }}>
    {({ product: priced }) => <Price language={language} priced={priced} prices={prices} from={priced.has_variants} />}
  </PricePart>
)

interface StockProps {
  product: CardProduct
  /** For goods in stock. */
  promise: PromiseView | null
  language: Language
}

/** Stock of a product with the day of delivery, or when it is expected. */
export function StockLine({ product, promise, language }: StockProps) {
  return (
    <p className={`text-xs tabular-nums ${product.items > 0 ? 'text-success' : 'text-quiet'}`}>
      {stockText(language, product)}
      <ExpectedDay language={language} day={product.expected_at} />
      {product.items > 0 && hasPrice(product) && <CardPromise promise={promise} />}
    </p>
  )
}

type Typed = ReturnType<ReturnType<typeof useTyped>>

/** Button that adds a product to the cart, or link to its variants; nothing if it cannot be bought. */
export function WayToCart({ product, language, to, typed }: { product: CardProduct; language: Language; to: string; typed: Typed }) {
  const { id, name, slug, items, has_variants, variant, matched, sales_unit } = product
  const t = catalogueMessages[language]
  if (matched.length <= 1 && (items <= 0 || !hasPrice(product))) return null
  if (variant)
    return (
      <AddInRow
        product={id}
        variant={variant.id}
        name={nameOfCard(product)}
        language={language}
        to={to}
        salesUnit={sales_unit}
        start
        {...typed}
      />
    )
  if (!has_variants) return <AddOne product={id} name={name} language={language} to={to} />
  return (
    <ButtonLink size="small" href={variantsHref(language, slug, matched)} className="max-sm:w-full">
      {matched.length > 0 ? t.matchingVariants(matched.length) : t.chooseVariant}
      <span className="sr-only"> {name}</span>
    </ButtonLink>
  )
}

interface Shown {
  language: Language
  /** The price displayed first. */
  prices: Display['prices']
  /** For goods in stock. */
  promise: PromiseView | null
}

interface GridProps extends Shown {
  products: CardProduct[]
  /** How many pictures load eagerly. */
  eager?: number
  /** Leaves out what would stand in a row that is not full. */
  fullRows?: boolean
  /** A further control of each card. */
  below?: (product: CardProduct) => ReactNode
}

/** Grid of product cards. */
export function ProductGrid({ products, promise, language, prices, eager = 0, fullRows = false, below }: GridProps) {
  const { pathname, search } = useLocation()
  const isFavourite = useIsFavourite()
  const typed = useTyped()
  return (
    <div className="@container mt-4">
      <ul
        className={`@2xl:-mb-10 -mb-8 grid @2xl:grid-cols-3 @4xl:grid-cols-4 grid-cols-2 gap-x-4 @2xl:gap-x-6 ${fullRows ? 'full-rows' : ''}`}
      >
        {products.map((product, index) => (
          <li key={product.id} className="row-span-6 grid grid-rows-subgrid @2xl:pb-10 pb-8">
            <ProductCard
              product={product}
              isFavourite={isFavourite(product)}
              promise={promise}
              language={language}
              prices={prices}
              eager={index < eager}
              to={pathname + search}
              typed={typed(product.id, product.variant?.id)}
              below={below?.(product)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
