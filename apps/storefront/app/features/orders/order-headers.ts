/** The address grants access to the order: no referrer, no caching. A page that leads on to a payment has the action's `Refresh`. */
export const orderHeaders = ({ actionHeaders }: { actionHeaders: Headers }) => ({
  ...(actionHeaders.has('refresh') && { refresh: actionHeaders.get('refresh') ?? '' }),
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})
