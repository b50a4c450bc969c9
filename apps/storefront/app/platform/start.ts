import type { Answer, CategoryBranch, ConfigurationEntry, contentCalls } from '@stragan/contract'
import type { Language } from '@stragan/routing'

/** The twelve components that a start consists of (docs/spec.md#4). */
const startComponents = [
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
export type StartComponent = (typeof startComponents)[number]

/** What the frame of every page is made of. A component that could not be loaded is named, and the page does without it. */
export interface Start {
  shop: ConfigurationEntry<'shop'>
  currencies: ConfigurationEntry<'currency'>[]
  languages: ConfigurationEntry<'languages'>[]
  seo: ConfigurationEntry<'seo_settings'>[]
  social: ConfigurationEntry<'social_media'>[]
  business: ConfigurationEntry<'local_business'> | null
  integrations: ConfigurationEntry<'integrations'>[]
  mode: ConfigurationEntry<'shop_configuration'>['mode']
  categories: CategoryBranch[]
  /** What there is to show beside the goods; no component, so that nothing is incomplete without it. */
  content: Answer<typeof contentCalls.contentOverview>
  failed: StartComponent[]
}

/** The start is complete when all twelve components are loaded. */
export const isComplete = (start: Pick<Start, 'failed'>) => start.failed.length === 0

/** The language of visitors who speak none of the shop's: its default one. */
export const fallbackLanguage = ({ languages }: Pick<Start, 'languages'>): Language => languages.find(one => one.is_default)?.code ?? 'en'
