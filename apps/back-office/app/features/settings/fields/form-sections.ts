import type { ConfigurationScope } from '@stragan/contract'
import type { SettingsField } from '@stragan/contract/admin'
import type { FormSection } from '../settings.messages.ts'

type Sections = readonly (readonly [FormSection, readonly string[]])[]

const sections: Partial<Record<ConfigurationScope, Sections>> = {
  shop: [
    ['shown', ['name', 'tagline', 'description', 'logo']],
    ['address', ['origin', 'time_zone']],
    ['look', ['theme']],
  ],
  local_business: [
    ['seller', ['name', 'street', 'postal_code', 'city', 'country']],
    ['contact', ['phone', 'email', 'opening_hours']],
    ['register', ['nip', 'regon', 'registration']],
  ],
  shop_configuration: [
    ['sale', ['mode', 'sells_to', 'new_days']],
    ['orders', ['max_open_orders_per_email', 'max_open_orders_per_address', 'unpaid_order_days', 'unpaid_online_order_hours']],
    ['dispatch', ['dispatch']],
    ['home', ['finder']],
  ],
  delivery: [
    ['shown', ['enabled', 'code', 'name', 'description']],
    ['price', ['price_net', 'vat_tax_percent', 'free_from_net', 'prices']],
    ['offered', ['countries', 'min_weight', 'max_weight', 'min_net', 'max_net', 'parcel_weight', 'max_parcels', 'payments']],
    ['arrival', ['to_address', 'pickup_network', 'duration']],
  ],
  payment: [
    ['shown', ['enabled', 'code', 'name', 'description']],
    ['offered', ['countries', 'min_weight', 'max_weight', 'min_net', 'max_net']],
    ['price', ['fee_net']],
    ['transfer', ['account', 'recipient', 'days']],
  ],
}

/** The fields of a form in their sections; a field that none names stands in the last. Without sections there is one without a title. */
export function sectionsOf(
  scope: ConfigurationScope,
  fields: readonly SettingsField[],
): { key: FormSection | null; fields: SettingsField[] }[] {
  const table = sections[scope]
  if (!table) return [{ key: null, fields: [...fields] }]
  const named = new Set(table.flatMap(([, keys]) => keys))
  const others = fields.filter(({ key }) => !named.has(key))
  return table.map(([key, keys], i) => ({
    key,
    fields: [...keys.flatMap(one => fields.filter(field => field.key === one)), ...(i === table.length - 1 ? others : [])],
  }))
}
