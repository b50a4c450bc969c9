interface FileParams {
  shop?: string | undefined
  /** Path of the file in the API, within the shop where it is of one. */
  '*'?: string | undefined
}

/** In place of a shop’s code: a list of the installation. No shop has it. */
export const installation = 'installation'

/** Files that are a part of a page, not all of it. */
const partOfPage = /\/(?:movements|deliveries|cv|data|refused|failed-pictures|archive)$/
/** Pages that are not named after their list. */
const pages: ReadonlyMap<string, string> = new Map([
  // The same products, in another form.
  ['product_rows', 'imports'],
  ['failed_mails', 'failed-emails'],
  ['change_sets', 'history'],
  ['search_synonyms', 'searches/synonyms'],
  ['search_redirects', 'searches/redirects'],
])
const pricesOfList = /^(price-lists\/\d{1,10})\/prices$/

/** The page that a file is downloaded from: `/tools/api-keys` for `api_keys.csv`, `/tools/stock/7` for `stock/7/movements.csv`. */
export const listPath = ({ shop = '', '*': file = '' }: FileParams) => {
  if (shop === installation) return `/${installation}`
  const name = file.split('.', 1)[0] ?? ''
  return `/${shop}/${pages.get(name) ?? name.replaceAll('_', '-').replace(partOfPage, '').replace(pricesOfList, '$1')}`
}
