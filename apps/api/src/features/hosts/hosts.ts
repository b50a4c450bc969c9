import { randomBytes } from 'node:crypto'
import { type Fields, fieldProblems, type Input, isLocalhost, type ResponseInput, ShopError } from '@stragan/contract'
import { type hostCalls, maxHosts } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { hostName, isDomainName, isLocal, isNear, isOfBackOffice } from '../../platform/host-name.ts'
import type { PublicNetwork } from '../../platform/public-network.ts'
import { lockScope } from '../settings/settings.ts'
import { findProof, recordName } from './host-check.ts'
import * as queries from './hosts.queries.ts'

export { serveHosts } from './serve-hosts.ts'

type Calls = typeof hostCalls
type ShopHost = ResponseInput<Calls['addHost']>

export interface HostDependencies {
  /** Host of the back office, which no shop may have. */
  adminHost?: string | undefined
  network: PublicNetwork
}

/** The hosts of the shop: the primary one, others that serve, those that wait. */
export async function hosts(ctx: ShopAdminCtx): Promise<ShopHost[]> {
  const [rows, origin] = await Promise.all([queries.hostsOf(ctx), queries.originOf(ctx)])
  const primary = origin && new URL(origin).hostname
  return rows
    .map(
      ({ host, token, created_at }): ShopHost => ({
        host,
        is_primary: host === primary,
        state: token === null ? 'serving' : 'waiting',
        added_at: created_at.toISOString(),
        record: token === null ? null : { type: 'TXT', name: recordName(host), value: token },
      }),
    )
    .sort((a, b) => Number(b.is_primary) - Number(a.is_primary))
}

/** Adds a host. A name below `localhost` means this machine alone, and serves at once; any other waits for its check. */
export async function addHost(
  ctx: ShopAdminCtx,
  { host: written }: Input<Calls['addHost']>['body'],
  { adminHost }: HostDependencies,
): Promise<ShopHost> {
  const host = hostName(written)
  if (host === null || !isDomainName(host)) throw new ShopError('invalid_body', { fields: wrongHost })
  if (isOfBackOffice(host, adminHost)) throw new ShopError('host_taken')
  await lockHosts(ctx)
  const rows = await queries.hostsOf(ctx)
  if (rows.some(row => row.host === host)) throw new ShopError('already_a_host')
  if (rows.length >= maxHosts) throw new ShopError('too_many_hosts')
  if (isLocalhost(host)) await serve(ctx, host, ctx.now)
  else if (await queries.isTaken(ctx.db, host)) throw new ShopError('host_taken')
  else await queries.insertClaim(ctx, host, randomBytes(20).toString('hex'))
  return ownHost(ctx, host)
}

const wrongHost: Fields = { host: fieldProblems.wrong_format }

/** Checks a waiting host. The first shop that proves it gets it. */
export async function checkHost(
  ctx: ShopAdminCtx,
  host: string,
  { network, adminHost }: HostDependencies,
): Promise<ResponseInput<Calls['checkHost']>> {
  const { record, ...found } = await ownHost(ctx, host)
  if (record === null) return { host: { record, ...found }, findings: null }
  if (await queries.isTaken(ctx.db, host)) throw new ShopError('host_taken')
  const { claims } = await queries.claimsOf(ctx.db, host, record.value)
  const isContested = claims > 1 || isNear(host, adminHost) || (await queries.isNearOther(ctx, host))
  const findings = await findProof({ host, token: record.value, isContested }, network)
  if (findings !== null) return { host: { record, ...found }, findings }
  return ctx.db.transaction(async db => {
    const claim = await queries.deleteClaim({ ...ctx, db }, host)
    // Removed while it was checked.
    if (!claim) throw new ShopError('host_not_found')
    await serve({ ...ctx, db }, host, claim.created_at)
    return { host: await ownHost({ ...ctx, db }, host), findings: null }
  })
}

async function serve(ctx: ShopAdminCtx, host: string, addedAt: Date) {
  if (!(await queries.insertHost(ctx, host, addedAt))) throw new ShopError('host_taken')
}

/** Makes a host the one of absolute URLs; scheme and port stay, unless one of both hosts is this machine alone. */
export async function makeHostPrimary(ctx: ShopAdminCtx, host: string): Promise<'ok'> {
  await lockHosts(ctx)
  if ((await ownHost(ctx, host)).state === 'waiting') throw new ShopError('host_waiting')
  if (hostName(host) === null) throw new ShopError('invalid_body', { fields: wrongHost })
  const origin = await queries.originOf(ctx)
  if (origin === undefined) throw new ShopError('configuration_scope_not_found')
  const { protocol, hostname, port } = new URL(origin)
  const authority = port === '' ? host : `${host}:${port}`
  const isAlike = isLocal(host) === isLocal(hostname)
  await queries.setOrigin(ctx, isAlike ? `${protocol}//${authority}` : `${isLocal(host) ? 'http' : 'https'}://${host}`)
  return 'ok'
}

export async function removeHost(ctx: ShopAdminCtx, host: string): Promise<'ok'> {
  await lockHosts(ctx)
  const all = await hosts(ctx)
  const { state, is_primary } = findIn(all, host)
  if (state === 'waiting') await queries.deleteClaim(ctx, host)
  else {
    if (all.filter(one => one.state === 'serving').length === 1) throw new ShopError('last_host')
    if (is_primary) throw new ShopError('primary_host')
    await queries.deleteHost(ctx, host)
  }
  return 'ok'
}

/** The primary host is part of the settings: changes of both wait for each other. */
const lockHosts = (ctx: ShopAdminCtx) => lockScope(ctx, 'shop')

const ownHost = async (ctx: ShopAdminCtx, host: string) => findIn(await hosts(ctx), host)

function findIn(all: readonly ShopHost[], host: string): ShopHost {
  const found = all.find(one => one.host === host)
  if (!found) throw new ShopError('host_not_found')
  return found
}
