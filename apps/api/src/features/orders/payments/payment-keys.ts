import type { Input, ResponseInput } from '@stragan/contract'
import type { paymentKeyCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import { deleteSecrets, originOf, saveSecrets, secretsOf } from './payments.queries.ts'

type Calls = typeof paymentKeyCalls

const shown = 4

/** Which keys are stored: a key itself is never read out. */
export async function paymentKeys(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['paymentKeys']>> {
  const secrets = await secretsOf(ctx)
  const stored = (name: string) => {
    const value = secrets[name]
    return { is_set: value !== undefined, ending: value?.slice(-shown) ?? null }
  }
  return {
    stripe_secret_key: stored('stripe_secret_key'),
    stripe_webhook_secret: stored('stripe_webhook_secret'),
    stripe_notification_url: `${await originOf(ctx)}/api/my-shop/payments/stripe/notifications`,
  }
}

export async function savePaymentKeys(ctx: ShopAdminCtx, keys: Input<Calls['savePaymentKeys']>['body']): Promise<'ok'> {
  const given = Object.entries(keys)
  await deleteSecrets(
    ctx,
    given.flatMap(([name, value]) => (value === null ? [name] : [])),
  )
  await saveSecrets(ctx, Object.fromEntries(given.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))))
  return 'ok'
}
