import type { Role } from '@stragan/contract/admin'

/** Of every customer and all staff of the demo shops. */
export const demoPassword = 'Stragan-demo-1'

interface DemoStaff {
  email: string
  name: string
  /** Roles by the code of a shop. */
  roles: Readonly<Record<string, Role>>
  /** Runs the installation. */
  isOperator?: true
}

/** They can sign in only directly on the machine that runs the shop, since their password is published. */
export const demoStaff: readonly DemoStaff[] = [
  { email: 'owner@demo.localhost', name: 'Anna Kowalska', roles: { tools: 'owner', coffee: 'owner', 'test-shop': 'owner' } },
  { email: 'sales@demo.localhost', name: 'Piotr Nowak', roles: { tools: 'sales' } },
  { email: 'warehouse@demo.localhost', name: 'Marek Wójcik', roles: { tools: 'warehouse' } },
  { email: 'editor@demo.localhost', name: 'Ewa Zielińska', roles: { tools: 'editor' } },
  { email: 'operator@demo.localhost', name: 'Olga Wrona', roles: {}, isOperator: true },
]
