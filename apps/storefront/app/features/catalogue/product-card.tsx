import type { ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Picture } from '../../ui/picture.tsx'
import { catalogueMessages } from './catalogue.messages.ts'
import { Price } from './price.tsx'

/** What the card shows; loaders return this much and no more. */
export type CardProduct = Pick<
  ProductListItem,
  | 'id'
  | 'name'
  | 'slug'
  | 'cover'
  | 'symbol'
  | 'price_net'
  | 'price_net_promo'
  | 'best_price_from_history'
  | 'vat_tax_percent'
  | 'currency'
  | 'is_new'
  | 'sale'
  | 'items'
  | 'has_variants'
>

export const cardOf = (product: ProductListItem): CardProduct => {
  const {
    id,
    name,
    slug,
    cover,
    symbol,
    price_net,
    price_net_promo,
    best_price_from_history,
    vat_tax_percent,
    currency,
    is_new,
    sale,
    items,
    has_variants,
  } = product
  return {
    id,
    name,
    slug,
    cover,
    symbol,
    price_net,
    price_net_promo,
    best_price_from_history,
    vat_tax_percent,
    currency,
    is_new,
    sale,
    items,
    has_variants,
  }
}

/** A plain link around picture, name and price: a grid of them costs no router component each. */
function ProductCard({ product, language }: { product: CardProduct; language: Language }) {
  const t = catalogueMessages[language]
  const flags = [product.sale && t.onSale, product.is_new && t.isNew].filter(flag => flag !== false)
  return (
    <article className="relative flex h-full flex-col border border-rule p-4 hover:border-ink" style={{ borderRadius: 'var(--radius)' }}>
      {product.cover && (
        <Picture picture={product.cover} sizes="(min-width: 1024px) 260px, 45vw" className="aspect-square w-full object-contain" />
      )}
      {flags.length > 0 && <p className="mt-2 font-semibold text-accent text-xs">{flags.join(' · ')}</p>}
      <h3 className="mt-2 text-sm leading-5">
        <a href={hrefTo(language, 'product', { id: product.slug })} className="after:absolute after:inset-0">
          {product.name}
        </a>
      </h3>
      <p className="mt-1 mb-3 text-quiet text-xs">{product.symbol}</p>
      <div className="mt-auto">
        <Price language={language} priced={product} from={product.has_variants} />
        <p className="mt-1 text-quiet text-xs">{product.items > 0 ? t.inStock(product.items) : t.soldOut}</p>
      </div>
    </article>
  )
}

export function ProductGrid({ products, language }: { products: CardProduct[]; language: Language }) {
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {products.map(product => (
        <li key={product.id}>
          <ProductCard product={product} language={language} />
        </li>
      ))}
    </ul>
  )
}
