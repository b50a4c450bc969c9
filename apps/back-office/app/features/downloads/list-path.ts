interface FileParams {
  shop?: string | undefined
  uid?: string | undefined
  file?: string | undefined
}

/** The page that a file is the download of: `/tools/api-keys` for `api_keys.csv`, `/tools/orders/…/packing-slip` for one of an order. */
export const listPath = ({ shop = '', uid, file = '' }: FileParams) => {
  const name = file.split('.', 1)[0]?.replaceAll('_', '-')
  return uid === undefined ? `/${shop}/${name}` : `/${shop}/orders/${uid}/${name}`
}
