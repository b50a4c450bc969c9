import { productLacks } from '@stragan/contract/admin'
import { idOf, oneOf, searchOf } from '../../platform/list-query.ts'

/** The filters of products in an address. */
export const filtersIn = (query: URLSearchParams) => ({
  active: oneOf(['true', 'false'], query.get('active')),
  category: idOf(query.get('category')),
  brand: idOf(query.get('brand')),
  stock: oneOf(['in_stock', 'sold_out', 'below_minimum'], query.get('stock')),
  lacking: oneOf(productLacks, query.get('lacking')),
  q: searchOf(query),
})
export type Filters = ReturnType<typeof filtersIn>

/** The same as the calls take them. */
export const filterQuery = ({ category, brand, ...others }: Filters) => ({
  ...others,
  category: category && Number(category),
  brand: brand && Number(brand),
})
