/** Headers of pages whose address contains a token: no referrer to other sites, no caching. */
export const linkPageHeaders = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})
