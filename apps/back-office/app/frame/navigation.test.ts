import { expect, test } from 'vitest'
import { screensOf } from './navigation.ts'

test('people see the screens that their role may open', () => {
  const keysOf = (role: Parameters<typeof screensOf>[0]['role']) => screensOf({ code: 'tools', role }).map(({ key }) => key)
  expect(keysOf('owner')).toEqual([
    'start',
    'orders',
    'refunds',
    'inbox',
    'customers',
    'products',
    'spreadsheet',
    'categories',
    'brands',
    'producers',
    'features',
    'searches',
    'imports',
    'archives',
    'promotions',
    'priceLists',
    'discountCodes',
    'gifts',
    'stock',
    'history',
    'settings',
    'hosts',
    'paymentKeys',
    'staff',
    'apiKeys',
    'webhooks',
  ])
  expect(keysOf('warehouse')).toEqual(['start', 'orders', 'stock'])
  expect(keysOf('editor')).toEqual([
    'start',
    'products',
    'spreadsheet',
    'categories',
    'brands',
    'producers',
    'features',
    'searches',
    'imports',
  ])
  expect(screensOf({ code: 'tools', role: 'owner' })[1]?.href).toBe('/tools/orders')
})
