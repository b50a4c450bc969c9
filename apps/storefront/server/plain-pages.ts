const plain = (status: number, title: string, text: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
    },
  )

/** A host that is nobody's learns nothing about who else is here. */
export const noShop = () => plain(404, 'Not found', 'There is no shop at this address.')
export const unavailable = () => plain(503, 'Just a moment', 'The shop can not answer right now. Please try again shortly.')
export const notAllowed = () => plain(403, 'Not allowed', 'This form was sent from another site.')
