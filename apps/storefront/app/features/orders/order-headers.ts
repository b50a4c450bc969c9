/** The address is the key to the order: it is told to nobody, and kept nowhere. */
export const orderHeaders = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})
