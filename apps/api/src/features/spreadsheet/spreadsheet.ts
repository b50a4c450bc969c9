import type { Input, ResponseInput } from '@stragan/contract'
import type { spreadsheetCalls } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { hasPermission } from '../../platform/has-permission.ts'
import { decodeNumbers, partOf } from '../../platform/keyset.ts'
import { bothTexts } from '../../platform/texts.ts'
import { productFiltersOf } from '../catalogue/catalogue.ts'
import * as queries from './spreadsheet.queries.ts'

type Call = typeof spreadsheetCalls.spreadsheet

export async function spreadsheet(ctx: ShopAdminCtx, query: Input<Call>['query']): Promise<ResponseInput<Call>> {
  const { after, limit } = query
  const [product, position, variant] = decodeNumbers(after, 3) ?? []
  const cursor = product === undefined || position === undefined || variant === undefined ? null : { product, position, variant }
  const rows = await queries.spreadsheetRows(ctx, productFiltersOf(query), { after: cursor, limit })
  const seesStock = hasPermission(ctx.actor, 'stock:read')
  return partOf(
    rows,
    limit,
    row => [String(row.place), String(row.position), String(row.variant_id)],
    ({ place: _, position: __, name, price_net, minimum_stock, ...row }) => {
      const { en, pl } = bothTexts(name)
      return {
        ...row,
        name_en: en,
        name_pl: pl,
        price_net: price_net === null ? null : toDecimal(price_net),
        minimum_stock: seesStock ? minimum_stock : null,
      }
    },
  )
}
