/** The address grants access to the order: no referrer, no caching. */
export const orderHeaders = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})
