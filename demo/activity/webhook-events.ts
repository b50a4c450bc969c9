import { deliverDue } from '../../apps/api/src/features/webhooks/deliver.ts'
import { createWebhook, sendTestEvent, updateWebhook, webhooks } from '../../apps/api/src/features/webhooks/webhooks.ts'
import type { PublicNetwork } from '../../apps/api/src/platform/public-network.ts'
import { actingAsStaff, actorIn, contextOf, silentLog } from '../acting.ts'
import { found, type TimedEvent } from '../timed-events.ts'
import type { SeedContext } from './seed-context.ts'
import type { DemoWebhook } from './types.ts'
import { momentBefore } from './working-time.ts'

/** What the public DNS knows of the receivers, whose names are reserved (RFC 2606): nothing. Nothing is sent anywhere. */
const network: PublicNetwork = {
  resolveTxt: async () => [],
  resolveAddresses: async () => [],
  endpointOf: endpoint => endpoint,
  requestTimeoutMs: 1000,
}

/** Days on which it is tried, and when the job works (UTC). */
const days = 3
const jobAt = '21:30'

/** The owner adds an endpoint and tries it; its events are not delivered, and after some days it is switched off. */
export function webhookEvents({ shop, db, colleagues, now }: Omit<SeedContext, 'rows'>, { url, description, events, daysAgo }: DemoWebhook): TimedEvent[] {
  const act = actingAsStaff(shop, db, colleagues)
  const deps = (at: Date) => ({ db, clock: () => at, log: silentLog, network, random: () => 0 })
  const [added, tried, off] = [momentBefore(now, daysAgo, '06:10'), momentBefore(now, daysAgo, '06:12'), momentBefore(now, daysAgo - days, '07:05')]
  const given = { url, description, events: [...events] }
  let id = ''
  const add = () => act(added, 'owner', 'webhooks.createWebhook', {}, async ctx => createWebhook(ctx, given)).then(created => (id = created.id))
  // As in a request, which holds no transaction while it waits for the receiver.
  const attempt = () => sendTestEvent({ ...contextOf(shop, tried, 'pl', db.withTenant(shop.id, tried)), actor: actorIn(colleagues, 'owner', tried) }, id, deps(tried))
  const switchOff = () =>
    act(off, 'owner', 'webhooks.updateWebhook', { id }, async ctx => {
      const { enabled, ...stored } = found(
        (await webhooks(ctx)).find(one => one.id === id),
        url,
      )
      const from = { url: stored.url, description: stored.description, events: stored.events, enabled }
      return updateWebhook(ctx, id, { ...from, enabled: false, from })
    })
  return [
    { at: added, run: add },
    { at: tried, run: attempt },
    ...Array.from({ length: days }, (_, day) => momentBefore(now, daysAgo - day, jobAt)).map(at => ({ at, run: () => deliverDue(deps(at)) })),
    { at: off, run: switchOff },
  ]
}
