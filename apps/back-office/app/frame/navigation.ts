import { type Permission, type Role, roleHas } from '@stragan/contract/admin'

/** Screens of a shop, with the right that each needs. */
const screens = [
  { key: 'start', path: '', permission: null },
  { key: 'orders', path: '/orders', permission: 'orders:read' },
  { key: 'refunds', path: '/refunds', permission: 'refunds:read' },
  { key: 'inbox', path: '/inbox', permission: 'inbox:read' },
  { key: 'customers', path: '/customers', permission: 'customers:read' },
  { key: 'products', path: '/products', permission: 'products:read' },
  { key: 'spreadsheet', path: '/spreadsheet', permission: 'products:write' },
  { key: 'categories', path: '/categories', permission: 'products:read' },
  { key: 'brands', path: '/brands', permission: 'products:read' },
  { key: 'producers', path: '/producers', permission: 'products:read' },
  { key: 'features', path: '/features', permission: 'products:read' },
  { key: 'searches', path: '/searches', permission: 'products:read' },
  { key: 'imports', path: '/imports', permission: 'products:write' },
  { key: 'archives', path: '/archives', permission: 'money-settings:read' },
  { key: 'promotions', path: '/promotions', permission: 'promotions:read' },
  { key: 'priceLists', path: '/price-lists', permission: 'prices:read' },
  { key: 'discountCodes', path: '/discount-codes', permission: 'promotions:read' },
  { key: 'gifts', path: '/gifts', permission: 'promotions:read' },
  { key: 'stock', path: '/stock', permission: 'stock:read' },
  { key: 'history', path: '/history', permission: 'history:read' },
  { key: 'settings', path: '/settings', permission: 'settings:read' },
  { key: 'hosts', path: '/hosts', permission: 'settings:read' },
  { key: 'paymentKeys', path: '/payment-keys', permission: 'money-settings:read' },
  { key: 'staff', path: '/staff', permission: 'staff:read' },
  { key: 'apiKeys', path: '/api-keys', permission: 'keys:read' },
  { key: 'webhooks', path: '/webhooks', permission: 'webhooks:read' },
] as const satisfies readonly { key: string; path: string; permission: Permission | null }[]

/** The screens that a person of this role may open in a shop. */
export const screensOf = ({ code, role }: { code: string; role: Role }) =>
  screens
    .filter(({ permission }) => permission === null || roleHas(role, permission))
    .map(({ key, path }) => ({ key, href: `/${code}${path}` }))
