import { type ConfigurationScope, configurationScopeNames, type Language, type ResponseOutput } from '@stragan/contract'
import type { historyCalls } from '@stragan/contract/admin'
import { authorName } from '../../platform/author.messages.ts'
import { settingsMessages } from '../settings/settings.messages.ts'
import { callTexts } from './calls.messages.ts'
import { entityTexts } from './fields.messages.ts'
import { historyMessages } from './history.messages.ts'

export type ChangeSet = ResponseOutput<typeof historyCalls.changeSets>['items'][number]
type FullChangeSet = ResponseOutput<typeof historyCalls.changeSet>
export type ChangedRow = NonNullable<FullChangeSet['rows']>[number]

const scopeOf = (name: string | undefined): ConfigurationScope | undefined => configurationScopeNames.find(scope => scope === name)

/** What a change was, in a few words. */
export function labelOf({ call, params, undoes }: Pick<ChangeSet, 'call' | 'params' | 'undoes'>, language: Language): string {
  const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = callTexts
  const scope = scopeOf(params.scope)
  const subject = scope ? settingsMessages[language].scope(scope).title : params.host
  const label = [texts[call]?.[language] ?? call, subject].filter(Boolean).join(': ')
  return undoes === null ? label : historyMessages[language].undid(label)
}

export const actorOf = ({ actor_kind, actor_name }: Pick<ChangeSet, 'actor_kind' | 'actor_name'>, language: Language): string =>
  authorName({ kind: actor_kind, name: actor_name }, language)

/** What a row belongs to. */
export function entityOf(entity: string, key: string, language: Language): string {
  const scope = entity === 'settings' ? scopeOf(key) : undefined
  if (scope) return settingsMessages[language].scope(scope).title
  return entityTexts[entity]?.[language] ?? entity
}

/** What a change is about, as it is linked; null where its label says it all. */
export function subjectOf({ entity, key, name }: NonNullable<ChangeSet['subject']>, language: Language): string | null {
  if (entity === 'settings' || entity === 'product') return name
  return [entityOf(entity, key, language), name].filter(Boolean).join(' ')
}

const pages: Readonly<Record<string, (key: string) => string>> = {
  settings: key => `/settings/${key}`,
  order: key => `/orders/${key}`,
  product: key => `/products/${key}`,
  category: key => `/categories/${key}`,
  brand: key => `/brands/${key}`,
  producer: key => `/producers/${key}`,
  feature: key => `/features/${key}`,
  customer: key => `/customers/${key}`,
  inbox: key => `/inbox/${key}`,
  discount_code: key => `/discount-codes/${key}`,
  price_list: key => `/price-lists/${key}`,
  gift: key => `/gifts/${key}`,
  search_synonyms: key => `/searches/synonyms/${key}`,
  guarantee_notice: key => `/guarantee-notice/${key}`,
  search_redirect: key => `/searches/redirects/${key}`,
  stock: key => `/stock/${key}`,
  webhook: () => '/webhooks',
  staff: () => '/staff',
  invitation: () => '/staff',
  api_key: () => '/api-keys',
  host: () => '/hosts',
  payment_keys: () => '/payment-keys',
}

/** The page of what a row belongs to; null if it has none. */
export const hrefOf = (shop: string, entity: string, key: string): string | null => {
  const path = pages[entity]?.(key)
  return path === undefined ? null : `/${shop}${path}`
}
