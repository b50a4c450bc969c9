/** The page of the list that a file is the download of: `/tools/api-keys` for `api_keys.csv`. */
export const listPath = ({ shop = '', file = '' }: { shop?: string | undefined; file?: string | undefined }) =>
  `/${shop}/${file.split('.', 1)[0]?.replaceAll('_', '-')}`
