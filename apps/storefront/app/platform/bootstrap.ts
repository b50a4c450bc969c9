import type { CategoryBranch, ConfigurationEntry, contentCalls, ResponseOutput, ShopPromise } from '@stragan/contract'
import type { Language } from '@stragan/routing'

/** The twelve components of the bootstrap (docs/spec.md#4). */
const bootstrapComponents = [
  'currency',
  'vat_tax',
  'shop',
  'seo_settings',
  'languages',
  'category',
  'customer',
  'cart',
  'integrations',
  'social_media',
  'shop_configuration',
  'local_business',
] as const
export type BootstrapComponent = (typeof bootstrapComponents)[number]

/** Configuration and navigation that every page of a shop needs. Components that failed to load are listed in `failed`. */
export interface Bootstrap {
  shop: ConfigurationEntry<'shop'>
  currencies: ConfigurationEntry<'currency'>[]
  languages: ConfigurationEntry<'languages'>[]
  seo: ConfigurationEntry<'seo_settings'>[]
  social: ConfigurationEntry<'social_media'>[]
  business: ConfigurationEntry<'local_business'> | null
  integrations: ConfigurationEntry<'integrations'>[]
  mode: ConfigurationEntry<'shop_configuration'>['mode']
  sellsTo: ConfigurationEntry<'shop_configuration'>['sells_to']
  finder: ConfigurationEntry<'shop_configuration'>['finder']
  categories: CategoryBranch[]
  /** Which content the shop has; not one of the components, so a failure does not make the bootstrap incomplete. */
  content: ResponseOutput<typeof contentCalls.contentOverview>
  /** For goods in stock, at this moment; like the content not one of the components. */
  promise: ShopPromise | null
  failed: BootstrapComponent[]
}

/** How a visitor reaches the shop; empty texts are unknown. */
export type ShopContact = NonNullable<ReturnType<typeof contactOf>>

export const contactOf = ({ business }: Pick<Bootstrap, 'business'>) =>
  business && {
    phone: business.phone,
    phoneLink: `tel:${business.phone.replaceAll(' ', '')}`,
    email: business.email,
    openingHours: business.opening_hours,
  }

/** Whether all twelve components are loaded. */
export const isComplete = (bootstrap: Pick<Bootstrap, 'failed'>) => bootstrap.failed.length === 0

/** The shop's default language, for visitors who speak none of its languages. */
export const fallbackLanguage = ({ languages }: Pick<Bootstrap, 'languages'>): Language =>
  languages.find(one => one.is_default)?.code ?? 'en'
