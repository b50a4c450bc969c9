import { authCalls, cartCalls, catalogueCalls } from '@stragan/contract'
import { expect, test } from 'vitest'
import type { PublicContext } from './public-context.ts'
import { publicLoader } from './public-loader.server.ts'

test('a public loader may call the catalogue; reading a session, a cookie or a cart does not compile', () => {
  const loaders = [
    publicLoader(ctx => ctx.api(catalogueCalls.brands, {})),
    // @ts-expect-error the cart is personal
    publicLoader(ctx => ctx.api(cartCalls.cart, { query: {} })),
    // @ts-expect-error the customer is personal
    publicLoader(ctx => ctx.api(authCalls.customer, {})),
    // @ts-expect-error there is no session
    publicLoader(async ctx => ctx.session),
    // @ts-expect-error there is no request
    publicLoader(async (_, at) => at.request),
  ]
  expect(loaders).toHaveLength(5)
})

test('the public context has no personal data', () => {
  const own: Record<keyof PublicContext, true> = {
    api: true,
    page: true,
    language: true,
    display: true,
    consent: true,
    integrations: true,
    bootstrap: true,
    log: true,
  }
  expect(Object.keys(own).sort()).toEqual(['api', 'bootstrap', 'consent', 'display', 'integrations', 'language', 'log', 'page'])
})
