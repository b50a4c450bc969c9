import { z } from 'zod'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'
import { hostStateNames, hostStates } from '../names.ts'

/** Of one shop, with those that wait for their check. */
export const maxHosts = 20

const maxLength = 253
/** A host that the shop has: a name in lower case, in ASCII, or the address of an installation without one. */
const ownHost = z
  .string()
  .max(maxLength)
  .regex(/^[a-z0-9.:-]+$/)
const ofHost = inShop.extend({ host: ownHost })

const shopHost = z.object({
  host: z.string(),
  /** Absolute URLs of the shop, as in its e-mails, are of this host. */
  is_primary: z.boolean(),
  state: z.enum(hostStates),
  added_at: timestamp,
  /** The DNS record that proves a waiting host; null for one that serves. */
  record: z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }).nullable(),
})

/** What a check found, where neither way proves the host. */
const findings = z.object({
  txt: z.enum([
    'no_record',
    /** There are TXT records, and none is that of the shop. */
    'other_content',
    'dns_failed',
  ]),
  answer: z.enum([
    'no_address',
    'dns_failed',
    /** Its addresses are not of the public internet. */
    'private_address',
    'unreachable',
    'timeout',
    /** TLS failed, or the certificate is not of the host. */
    'certificate',
    'redirect',
    /** Something else answers at the host. */
    'other_content',
    /** Another shop waits for the host, too: the DNS record alone decides. */
    'contested',
  ]),
})
export type HostFindings = z.output<typeof findings>

export const hostCalls = {
  hosts: adminCall({
    method: 'GET',
    path: '/shops/{shop}/hosts',
    permission: 'settings:read',
    summary: 'The hosts of the shop: those that serve it, and those that wait for their check, with the DNS record that proves them',
    params: inShop,
    response: z.array(shopHost),
    download: downloadOf(shopHost, {
      title: { en: 'Domains', pl: 'Domeny' },
      columns: {
        host: { title: { en: 'Domain', pl: 'Domena' }, kind: 'text' },
        is_primary: { title: { en: 'Primary', pl: 'Główna' }, kind: 'flag' },
        state: { title: { en: 'State', pl: 'Stan' }, kind: 'text', words: hostStateNames },
        added_at: { title: { en: 'Added', pl: 'Dodano' }, kind: 'moment' },
        record: [
          { title: { en: 'DNS record type', pl: 'Typ rekordu DNS' }, kind: 'text', part: 'type' },
          { title: { en: 'DNS record name', pl: 'Nazwa rekordu DNS' }, kind: 'text', part: 'name' },
          { title: { en: 'DNS record value', pl: 'Wartość rekordu DNS' }, kind: 'text', part: 'value' },
        ],
      },
    }),
    errors: [],
  }),
  addHost: adminCall({
    method: 'POST',
    path: '/shops/{shop}/hosts',
    permission: 'settings:write',
    stepUp: true,
    summary: 'Add a host. It serves once its check has passed; a name below localhost serves at once',
    params: inShop,
    body: z.object({ host: z.string().trim().min(1).max(maxLength) }),
    response: shopHost,
    errors: ['host_taken', 'already_a_host', 'too_many_hosts'],
  }),
  checkHost: adminCall({
    method: 'POST',
    path: '/shops/{shop}/hosts/{host}/check',
    permission: 'settings:write',
    isRepeatable: true,
    transaction: 'own',
    timeoutMs: 15_000,
    limit: { attempts: 60, minutes: 15 },
    summary:
      'Check a waiting host: by its DNS record, or by a request to it, which this installation answers. Where either proves it, it serves',
    params: ofHost,
    response: z.object({ host: shopHost, findings: findings.nullable() }),
    errors: ['host_not_found', 'host_taken'],
  }),
  makeHostPrimary: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/primary_host',
    permission: 'settings:write',
    stepUp: true,
    isRepeatable: true,
    summary: 'Make a host that serves the primary one: links in e-mails and for search engines begin with it',
    params: inShop,
    body: z.object({ host: ownHost }),
    response: ok,
    errors: ['host_not_found', 'host_waiting', 'configuration_scope_not_found'],
  }),
  removeHost: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/hosts/{host}',
    permission: 'settings:write',
    stepUp: true,
    summary: 'Remove a host; the shop no longer answers there',
    params: ofHost,
    response: ok,
    errors: ['host_not_found', 'last_host', 'primary_host'],
  }),
}
