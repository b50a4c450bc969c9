import { domainToUnicode } from 'node:url'
import type { ResponseOutput } from '@stragan/contract'
import type { hostCalls } from '@stragan/contract/admin'
import type { Times } from '../../platform/moments.ts'

type ShopHost = ResponseOutput<typeof hostCalls.hosts>[number]

/** A host as the page shows it. */
export interface HostView {
  host: string
  /** As people write it, where that differs. */
  written: string | null
  isPrimary: boolean
  /** Whether it could be part of an address that links begin with. */
  canBePrimary: boolean
  canBeRemoved: boolean
  /** Formatted. */
  added: string
  /** Of a waiting host. */
  record: ShopHost['record']
}

export function hostViews(hosts: readonly ShopHost[], times: Times): HostView[] {
  const serving = hosts.filter(({ state }) => state === 'serving').length
  return hosts.map(({ host, is_primary: isPrimary, state, added_at, record }) => {
    const written = domainToUnicode(host)
    return {
      host,
      written: written === '' || written === host ? null : written,
      isPrimary,
      canBePrimary: !isPrimary && state === 'serving' && !host.includes(':'),
      canBeRemoved: state === 'waiting' || (!isPrimary && serving > 1),
      added: times.day(added_at),
      record,
    }
  })
}
