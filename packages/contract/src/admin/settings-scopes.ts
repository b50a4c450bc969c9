import type { ConfigurationScope } from '../constants.ts'

export const generalScopes = [
  'shop',
  'local_business',
  'shop_configuration',
  'languages',
  'delivery',
  'integrations',
  'social_media',
  'seo_settings',
  'compatible_products',
] as const satisfies readonly ConfigurationScope[]

/** Of money: only owners change them. */
export const moneyScopes = ['payment', 'currency', 'vat_tax'] as const satisfies readonly ConfigurationScope[]

/** Fields whose text differs by language, by their paths in an entry; any other field has one value. */
export const localisedFields: Record<ConfigurationScope, readonly string[]> = {
  shop: ['tagline', 'description'],
  local_business: ['opening_hours', 'registration.court'],
  shop_configuration: ['finder.title', 'finder.category'],
  languages: [],
  delivery: ['name', 'description'],
  integrations: [],
  social_media: [],
  seo_settings: ['title', 'description'],
  compatible_products: ['name', 'joint_title'],
  payment: ['name', 'description'],
  currency: ['name'],
  vat_tax: [],
}

/**
 * What the entries of a scope have to have: `one`: exactly one, enabled; `some`: at least one that is enabled; `default`: the same, one of them
 * as default; `all`: one for each code, all enabled, one of them as default.
 */
export const scopeRules: Record<ConfigurationScope, 'one' | 'some' | 'default' | 'all' | 'any'> = {
  shop: 'one',
  local_business: 'one',
  shop_configuration: 'one',
  languages: 'all',
  delivery: 'some',
  integrations: 'any',
  social_media: 'any',
  seo_settings: 'any',
  compatible_products: 'any',
  payment: 'some',
  currency: 'default',
  vat_tax: 'default',
}

/** Whether one of the scope's entries is its default. */
export const hasDefault = (scope: ConfigurationScope): boolean => scopeRules[scope] === 'default' || scopeRules[scope] === 'all'

/** Whether the scope's entries can neither be disabled, nor deleted, nor added to. */
export const hasFixedEntries = (scope: ConfigurationScope): boolean => scopeRules[scope] === 'one' || scopeRules[scope] === 'all'
