import type { Input, ResponseInput } from '@stragan/contract'
import type { ProductRow, productRowCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeNumbers, partOf } from '../../platform/keyset.ts'
import { bothTexts, type Texts } from '../../platform/texts.ts'
import { joinList } from './lists-in-cells.ts'
import { addressesOfShop } from './picture-urls.queries.ts'
import { ownUrl } from './picture-urls.ts'
import * as queries from './product-rows.queries.ts'

type Call = typeof productRowCalls.productRows

export async function productRows(ctx: ShopAdminCtx, { after, limit }: Input<Call>['query']): Promise<ResponseInput<Call>> {
  const [product, position, variant] = decodeNumbers(after, 3) ?? []
  const cursor = product === undefined || position === undefined || variant === undefined ? null : { product, position, variant }
  const { origin } = await addressesOfShop(ctx)
  const rows = await queries.exportedRows(ctx, { after: cursor, limit })
  return partOf(
    rows,
    limit,
    row => [String(row.product_id), String(row.position ?? 0), String(row.variant_id ?? 0)],
    row => productRowOf(row, origin),
  )
}

export const countProductRows = queries.countExportedRows

function productRowOf(row: queries.ExportedRow, origin: string): ProductRow {
  const { product, variant, tiers } = row
  const price = tiers.find(({ quantity }) => quantity === 1)?.price_net ?? product.price_net
  return {
    product_symbol: product.symbol,
    symbol: variant?.symbol ?? null,
    product_ean: product.ean,
    ...inBoth('name', product.name),
    ...inBoth('slug', product.slug),
    ...inBoth('short_description', product.short_description),
    ...inBoth('description', product.description),
    ...inBoth('warnings', product.warnings),
    ...inBoth('keywords', product.keywords),
    ...inBoth('seo_title', product.seo_title),
    ...inBoth('seo_description', product.seo_description),
    brand: row.brand,
    category: row.category,
    vat_percent: product.vat_percent,
    youtube_link: product.youtube_link,
    is_product_of_the_month: product.month_star,
    is_active: product.is_active,
    features: joinList(row.features),
    related: joinList(row.related),
    pictures: joinList(row.pictures.map(picture => ownUrl(origin, picture))),
    ean: variant?.ean ?? null,
    weight: variant?.weight ?? null,
    sales_unit: variant?.sales_unit ?? null,
    content_amount: variant?.package_content_amount ?? null,
    content_unit: variant?.package_content_unit ?? null,
    expected_at: variant?.expected_at ?? null,
    variant_features: joinList(row.variant_features),
    price_net: price === null ? null : toDecimal(price),
    quantity_prices: joinList(
      tiers.filter(({ quantity }) => quantity > 1).map(tier => `${tier.quantity}=${toDecimal(tier.price_net).toFixed(2)}`),
    ),
    stock: variant?.stock_on_hand ?? null,
  }
}

function inBoth<Name extends string>(name: Name, texts: Texts) {
  const { en, pl } = bothTexts(texts)
  return { [`${name}_en`]: en, [`${name}_pl`]: pl } as Record<`${Name}_${'en' | 'pl'}`, string>
}
