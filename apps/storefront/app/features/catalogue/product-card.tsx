import type { ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Card } from '@stragan/ui/card'
import { Picture } from '@stragan/ui/picture'
import { useLocation } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { AddOne } from '../cart/add-to-cart-form.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { useIsFavourite } from '../favourites/favourites-store.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { ExpectedDay } from './expected-day.tsx'
import { hasPrice, Price } from './price.tsx'
import { type UnitPrices, unitPricesOf } from './price-list.ts'

/** Data of a product card; loaders return exactly this. */
export type CardProduct = Pick<
  ProductListItem,
  | 'id'
  | 'name'
  | 'slug'
  | 'cover'
  | 'symbol'
  | 'vat_tax_percent'
  | 'currency'
  | 'sales_unit'
  | 'is_new'
  | 'sale'
  | 'items'
  | 'expected_at'
  | 'has_variants'
  | 'is_favorite'
> &
  UnitPrices

export const cardOf = (product: ProductListItem): CardProduct => {
  const {
    id,
    name,
    slug,
    cover,
    symbol,
    custom_price_net,
    vat_tax_percent,
    currency,
    sales_unit,
    is_new,
    sale,
    items,
    expected_at,
    has_variants,
    is_favorite,
  } = product
  return {
    id,
    name,
    slug,
    cover,
    symbol,
    ...unitPricesOf(product),
    vat_tax_percent,
    currency,
    sales_unit,
    is_new,
    // The list's promotion does not apply to the customer's own price.
    sale: sale && (has_variants || custom_price_net === null),
    items,
    expected_at,
    has_variants,
    is_favorite,
  }
}

/** Product card: one link, one control and the favourite button, without router components or hooks, since lists have many. */
function ProductCard({
  product,
  isFavourite,
  language,
  prices,
  eager,
  to,
}: { product: CardProduct; isFavourite: boolean; eager: boolean; to: string } & Shown) {
  const t = catalogueMessages[language]
  return (
    <Card
      title={product.name}
      href={hrefTo(language, 'product', { id: product.slug })}
      picture={
        product.cover ? (
          <Picture
            picture={product.cover}
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
          {product.sale && <Badge tone="accent">{t.onSale}</Badge>}
          {product.is_new && <Badge tone="tinted">{t.isNew}</Badge>}
        </>
      }
      corner={<FavouriteButton product={product.id} name={product.name} isFavourite={isFavourite} language={language} to={to} />}
      footer={<WayToCart product={product} language={language} to={to} />}
    >
      <div className="flex h-full flex-col gap-2">
        <p className="text-quiet text-xs tabular-nums">{product.symbol}</p>
        <div className="mt-auto">
          <Price language={language} priced={product} prices={prices} from={product.has_variants} />
        </div>
        <p className={`text-xs tabular-nums ${product.items > 0 ? 'text-success' : 'text-quiet'}`}>
          {product.items > 0 ? t.inStock(product.items, product.sales_unit) : t.soldOut}
          <ExpectedDay language={language} day={product.expected_at} />
        </p>
      </div>
    </Card>
  )
}

function WayToCart({ product, language, to }: { product: CardProduct; language: Language; to: string }) {
  const { id, name, slug, items, has_variants } = product
  if (items <= 0 || !hasPrice(product)) return null
  if (!has_variants) return <AddOne product={id} name={name} language={language} to={to} />
  return (
    <ButtonLink size="small" href={`${hrefTo(language, 'product', { id: slug })}#variants`} className="max-sm:w-full">
      {catalogueMessages[language].chooseVariant}
      <span className="sr-only"> {name}</span>
    </ButtonLink>
  )
}

interface Shown {
  language: Language
  /** The price displayed first. */
  prices: Display['prices']
}

/** Grid of product cards; the pictures of the first `eager` load eagerly. */
export function ProductGrid({ products, language, prices, eager = 0 }: { products: CardProduct[]; eager?: number } & Shown) {
  const { pathname, search } = useLocation()
  const isFavourite = useIsFavourite()
  return (
    <div className="@container mt-4">
      <ul className="grid @2xl:grid-cols-3 @4xl:grid-cols-4 grid-cols-2 gap-x-4 @2xl:gap-x-6 gap-y-8 @2xl:gap-y-10">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isFavourite={isFavourite(product)}
              language={language}
              prices={prices}
              eager={index < eager}
              to={pathname + search}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
