interface FileParams {
  shop?: string | undefined
  /** Path of the file in the API, within the shop. */
  '*'?: string | undefined
}

/** Files that are a part of a page, not all of it. */
const partOfPage = /\/(?:movements|deliveries|cv|data|refused)$/

/** The page that a file is downloaded from: `/tools/api-keys` for `api_keys.csv`, `/tools/stock/7` for `stock/7/movements.csv`. */
export const listPath = ({ shop = '', '*': file = '' }: FileParams) => {
  const name = file.split('.', 1)[0] ?? ''
  // The same products, in another form.
  if (name === 'product_rows') return `/${shop}/imports`
  return `/${shop}/${name.replaceAll('_', '-').replace(partOfPage, '')}`
}
