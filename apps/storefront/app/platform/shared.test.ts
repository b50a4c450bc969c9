import { cartCalls, catalogueCalls, customerCalls } from '@stragan/contract'
import { expect, test } from 'vitest'
import { sharedLoader } from './shared.server.ts'
import type { SharedVisit } from './visit.ts'

test('a shared page may ask for the catalogue; one that reads a session, a cookie or a cart does not compile', () => {
  const loaders = [
    sharedLoader(visit => visit.api(catalogueCalls.brands, {})),
    // @ts-expect-error whose cart?
    sharedLoader(visit => visit.api(cartCalls.cart, { query: {} })),
    // @ts-expect-error which customer?
    sharedLoader(visit => visit.api(customerCalls.customer, {})),
    // @ts-expect-error there is no session here
    sharedLoader(async visit => visit.session),
    // @ts-expect-error nor a request with cookies
    sharedLoader(async (_, at) => at.request),
  ]
  expect(loaders).toHaveLength(5)
})

test('the visit of a shared page holds nothing of a person', () => {
  const own: Record<keyof SharedVisit, true> = {
    api: true,
    page: true,
    language: true,
    display: true,
    consent: true,
    integrations: true,
    start: true,
    log: true,
  }
  expect(Object.keys(own).sort()).toEqual(['api', 'consent', 'display', 'integrations', 'language', 'log', 'page', 'start'])
})
