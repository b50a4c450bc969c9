import { z } from 'zod'
import { adminCall } from '../admin-call.ts'
import { inShop } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { productRow, productRowColumns } from '../product-row.ts'

export const productRowCalls = {
  productRows: adminCall({
    method: 'GET',
    path: '/shops/{shop}/product_rows',
    permission: 'products:read',
    summary: 'All products with a row per variant, as they are stored, with regular price and stock. An import reads the file in again',
    params: inShop,
    query: z.object(keysetQuery),
    response: listOf(productRow),
    download: downloadOf(productRow, {
      title: { en: 'Products and variants', pl: 'Produkty i warianty' },
      itemsIn: 'items',
      columns: productRowColumns,
    }),
    errors: ['invalid_query'],
  }),
}
