import { z } from 'zod'
import type { configurationScopes } from '../../entities/configuration.ts'
import { id } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop } from '../entities.ts'
import { generalScopes, moneyScopes } from '../settings-scopes.ts'

const maxEntries = 200
const maxSettingsBytes = 256 * 1024

/** An entry of a scope as it is stored: a text that differs by language is an object with the keys `en` and `pl`. */
const storedEntry = z.looseObject({ id, enabled: z.boolean() })
/** A new entry has no id. */
const savedEntry = z.looseObject({ id: id.optional(), enabled: z.boolean().default(true) })

const settings = z.object({
  /** Changes with the entries: a change sends back the one that it was made from. */
  revision: z.string(),
  entries: z.array(storedEntry),
})
const change = z.object({ revision: z.string().max(64), entries: z.array(savedEntry).max(maxEntries) })

const read = {
  method: 'GET',
  /** An earlier revision, as the history has it. */
  query: z.object({ revision: z.string().max(64).optional() }),
  response: settings,
  errors: ['configuration_scope_not_found', 'settings_changed'],
} as const
const write = {
  method: 'PUT',
  maxBodyBytes: maxSettingsBytes,
  body: change,
  response: settings,
  errors: ['configuration_scope_not_found', 'settings_changed'],
} as const
const general = inShop.extend({ scope: z.enum(generalScopes) })
const money = inShop.extend({ scope: z.enum(moneyScopes) })

export const settingsCalls = {
  settings: adminCall({
    ...read,
    path: '/shops/{shop}/settings/{scope}',
    permission: 'settings:read',
    summary: 'The entries of a configuration scope, in both languages',
    params: general,
  }),
  saveSettings: adminCall({
    ...write,
    path: '/shops/{shop}/settings/{scope}',
    permission: 'settings:write',
    summary:
      'Replace the entries of a configuration scope; storefronts show it within a second. What others have changed since the revision is merged, field by field',
    params: general,
  }),
  moneySettings: adminCall({
    ...read,
    path: '/shops/{shop}/money_settings/{scope}',
    permission: 'money-settings:read',
    summary: 'The entries of a configuration scope of money: payment, currencies, VAT',
    params: money,
  }),
  saveMoneySettings: adminCall({
    ...write,
    path: '/shops/{shop}/money_settings/{scope}',
    permission: 'money-settings:write',
    stepUp: true,
    summary: 'Replace the entries of a configuration scope of money',
    params: money,
  }),
}

/** Every configuration scope is in one of the two lists. */
type Covered = (typeof generalScopes)[number] | (typeof moneyScopes)[number]
true satisfies keyof typeof configurationScopes extends Covered ? true : never
