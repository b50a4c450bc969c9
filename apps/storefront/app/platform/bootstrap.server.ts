import {
  type ConfigurationEntry,
  type ConfigurationScope,
  cartCalls,
  catalogueCalls,
  configurationCalls,
  configurationScopes,
  contentCalls,
  ShopError,
} from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import type { Bootstrap, BootstrapComponent } from './bootstrap.ts'
import type { RequestLog } from './public-context.ts'
import { logFailure, withFallback } from './with-fallback.server.ts'

/**
 * Loads the bootstrap components in parallel. Only the shop is required: any other that fails is listed in `failed` and left empty.
 * Customer and cart are personal and loaded per request.
 */
export async function loadBootstrap(api: SharedClient, log: RequestLog): Promise<Bootstrap> {
  const failed: BootstrapComponent[] = []
  const optional = async <T>(component: BootstrapComponent, loading: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await loading
    } catch (error) {
      failed.push(component)
      logFailure(log, error, { component }, 'a bootstrap component failed to load')
      return fallback
    }
  }
  const entries = async <Scope extends ConfigurationScope>(scope: Scope) => {
    const rows = await api(configurationCalls.configuration, { params: { scope } })
    return rows.map(row => configurationScopes[scope].parse(row) as ConfigurationEntry<Scope>).filter(entry => entry.enabled)
  }
  const [[shop], currencies, , languages, seo, integrations, social, modes, businesses, categories, content, promise] = await Promise.all([
    entries('shop'),
    optional('currency', entries('currency'), []),
    optional('vat_tax', entries('vat_tax'), []),
    optional('languages', entries('languages'), []),
    optional('seo_settings', entries('seo_settings'), []),
    optional('integrations', entries('integrations'), []),
    optional('social_media', entries('social_media'), []),
    optional('shop_configuration', entries('shop_configuration'), []),
    optional('local_business', entries('local_business'), []),
    optional('category', api(catalogueCalls.categoryTree, {}), []),
    withFallback({ log }, 'content', api(contentCalls.contentOverview, {}), { pages: [], kinds: [], guarantee_notice: null }),
    // As patient as with the components: a page without a promise would not be cached.
    withFallback({ log }, 'delivery promise', api(cartCalls.deliveryPromise, {}), null, 5000),
  ])
  if (!shop) throw new ShopError('shop_not_found')
  const { mode = 'production', sells_to: sellsTo = 'everyone', finder = null } = modes[0] ?? {}
  const business = businesses[0] ?? null
  return { shop, currencies, languages, seo, integrations, social, business, mode, sellsTo, finder, categories, content, promise, failed }
}
