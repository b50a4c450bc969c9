import type { FullProduct } from '@stragan/contract'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf, pictureAddress, type Thing } from '../../platform/structured-data.ts'
import { priceListOf, unitPricesOf } from './price-list.ts'

/**
 * JSON-LD of a product (Product, Offer): list price of one sales unit with VAT, and availability, the same for everybody. Variants form an
 * AggregateOffer with the lowest and highest price.
 */
export function productJsonLd(ctx: PublicContext, product: FullProduct): Thing {
  const url = addressOf(ctx, hrefTo(ctx.language, 'product', { id: product.slug }))
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: product.name,
    description: product.short_description ?? product.seo_description ?? product.name,
    sku: product.symbol,
    ...(product.ean && !product.has_variants && { gtin: product.ean }),
    image: product.pictures.map(picture => pictureAddress(ctx, picture)),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.breadcrumbs.length > 0 && { category: product.breadcrumbs.map(({ name }) => name).join(' > ') }),
    ...offersOf(product, url),
  }
}

/** The price for the content of one sales unit, such as 100 pieces (UN/CEFACT codes). */
function unitPriceOf({ sales_unit: { content }, currency }: FullProduct, price: number): { priceSpecification?: Thing } {
  if (!content) return {}
  const referenceQuantity = { '@type': 'QuantitativeValue', value: content.amount, unitCode: unitCodes[content.unit] }
  return { priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: currency, referenceQuantity } }
}

const unitCodes = { kg: 'KGM', l: 'LTR', m: 'MTR', m2: 'MTK', piece: 'C62' }

function offersOf(product: FullProduct, url: string): { offers?: Thing } {
  const list = unitPricesOf(product)
  const gross = (net: number) => toDecimal(grossOf(fromDecimal(net), product.vat_tax_percent)) / list.per
  const own = list.price_net_promo ?? list.price_net
  const ofVariants = product.product_variants_table_data.flatMap(one => {
    const [first] = priceListOf(list, one.product_variant_prices)
    return first?.quantity === 1 ? [gross(first.net)] : []
  })
  const prices = product.has_variants ? ofVariants : own === null ? [] : [gross(own)]
  const [price] = prices
  if (price === undefined) return {}
  const about = {
    url,
    priceCurrency: product.currency,
    // Not BackOrder: nothing can be ordered before that day.
    ...(product.expected_at && { availabilityStarts: product.expected_at }),
    availability: product.items > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
  }
  return {
    offers: product.has_variants
      ? { '@type': 'AggregateOffer', lowPrice: Math.min(...prices), highPrice: Math.max(...prices), offerCount: prices.length, ...about }
      : { '@type': 'Offer', price, ...about, ...unitPriceOf(product, price) },
  }
}
