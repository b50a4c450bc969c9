import { ShopError } from '@stragan/contract'
import type { Context } from 'hono'
import type { Services } from '../../../context.ts'
import { contextOf, shopOriginOf } from '../../../platform/shop-origin.ts'
import { secretsOf } from './payments.queries.ts'
import { providerOf } from './provider.ts'

/** The shop of a request, by its host, and a provider that the shop has configured; any other is `not_found`. */
export async function configuredProvider(c: Context, deps: Services, code: string) {
  const ctx = await contextOf(c, deps, shopOriginOf(c))
  const provider = providerOf(code)
  const secrets = provider ? await secretsOf(ctx) : {}
  if (!provider?.isConfigured(secrets)) throw new ShopError('not_found')
  return { ctx, provider, secrets }
}
