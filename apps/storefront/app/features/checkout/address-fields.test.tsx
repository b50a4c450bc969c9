import type { Cart } from '@stragan/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import type { Side } from './form-fields.ts'
import { CheckoutContext } from './use-checkout.ts'

const countries = ['AT', 'DE', 'PL'].map(value => ({ value, label: value }))
const cart = (enable_delivery_address: boolean) =>
  ({
    deliveries: [{ countries: ['PL'] }],
    delivery_country: 'PL',
    enable_delivery_address,
    totals: { total_gross: 0, currency: 'PLN' },
  }) as unknown as Cart
const customer = (addresses: number) => ({ saved: Array.from({ length: addresses }) }) as unknown as CheckoutCustomer

function countriesOf(side: Side, enablesDelivery: boolean, of: CheckoutCustomer | null = null) {
  const checkout = {
    language: 'en' as const,
    prices: 'gross' as const,
    contact: null,
    countries,
    customer: of,
    cart: cart(enablesDelivery),
    result: null,
    touchedFields: new Set<string>(),
    typed: {},
    captureFields: () => {},
    applyResponse: () => {},
    isPlacing: false,
    isChoosing: false,
  }
  const html = renderToStaticMarkup(
    <CheckoutContext value={checkout}>
      <AddressFields side={side} />
    </CheckoutContext>,
  )
  return countries.map(({ value }) => value).filter(code => html.includes(`value="${code}"`))
}

test('an address that the goods go to is in a country with a delivery', () => {
  expect(countriesOf('billing_address', false)).toEqual(['PL'])
  expect(countriesOf('billing_address', false, customer(0))).toEqual(['PL'])
  expect(countriesOf('delivery_address', true)).toEqual(['PL'])
  expect(countriesOf('delivery_address', true, customer(1))).toEqual(['PL'])
})

test('a billing address is in any country, also beside saved addresses, of which one may get the goods', () => {
  expect(countriesOf('billing_address', true)).toEqual(['AT', 'DE', 'PL'])
  expect(countriesOf('billing_address', false, customer(1))).toEqual(['AT', 'DE', 'PL'])
})
