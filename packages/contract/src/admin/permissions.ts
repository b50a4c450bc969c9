/** What a right is about: the same words for roles and for the scopes of API keys. */
export const resources = [
  'orders',
  'shipments',
  'refunds',
  'payments',
  'invoices',
  'inbox',
  'customers',
  'companies',
  'products',
  'prices',
  'stock',
  'promotions',
  'content',
  'look',
  'settings',
  'money-settings',
  'staff',
  'keys',
  'webhooks',
  'exports',
  'history',
] as const
export type Resource = (typeof resources)[number]
/** A right in a shop. To write implies to read. */
export type Permission = `${Resource}:${'read' | 'write'}`
export const permissions: readonly Permission[] = resources.flatMap(resource => [`${resource}:read`, `${resource}:write`] as const)

export const roles = ['owner', 'manager', 'sales', 'warehouse', 'editor', 'accountant'] as const
export type Role = (typeof roles)[number]

const readAndWrite = (...of: Resource[]) => of.map(resource => `${resource}:write` as const)
const read = (...of: Resource[]) => of.map(resource => `${resource}:read` as const)
const reservedForOwners: readonly Resource[] = ['staff', 'keys', 'money-settings']

/** The rights of each role; those to read follow from those to write. */
const granted: Record<Role, readonly Permission[]> = {
  owner: readAndWrite(...resources),
  manager: readAndWrite(...resources.filter(resource => !reservedForOwners.includes(resource))),
  sales: [...readAndWrite('orders', 'shipments', 'customers', 'invoices', 'inbox'), ...read('products')],
  warehouse: [...readAndWrite('shipments', 'stock'), ...read('orders')],
  editor: readAndWrite('products', 'content', 'look'),
  accountant: [...readAndWrite('invoices', 'exports'), ...read('orders')],
}

/** Whether granted rights include a right. */
export const includesPermission = (rights: readonly Permission[], permission: Permission) =>
  rights.includes(permission) || rights.includes(permission.replace(/:read$/, ':write') as Permission)

export const roleHas = (role: Role, permission: Permission) => includesPermission(granted[role], permission)

/** All rights of a role. */
export const permissionsOf = (role: Role): Permission[] => permissions.filter(permission => roleHas(role, permission))
