interface FileParams {
  shop?: string | undefined
  /** Of an order. */
  uid?: string | undefined
  /** Of an entry in the inbox. */
  id?: string | undefined
  file?: string | undefined
}

/** The page that a file is the download of: `/tools/api-keys` for `api_keys.csv`, `/tools/orders/…/packing-slip` for one of an order. */
export const listPath = ({ shop = '', uid, id, file = '' }: FileParams) => {
  const name = file.split('.', 1)[0]?.replaceAll('_', '-')
  if (id !== undefined) return `/${shop}/inbox/${id}`
  return uid === undefined ? `/${shop}/${name}` : `/${shop}/orders/${uid}/${name}`
}
