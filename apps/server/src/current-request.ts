import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { secretCheck } from '@stragan/api'
import proxyaddr from 'proxy-addr'
import type { Config } from './config.ts'

/** The id of the request that is being answered: it goes into every line of the log, and to the API. */
export const currentRequest = new AsyncLocalStorage<string>()

const plausible = /^[\w.:-]{1,64}$/

/** A request's id: as a trusted proxy, or a storefront of ours, tells it in `x-request-id`; else a new one. */
export function requestIdBy({ trustProxy, storefrontSecret }: Config): (incoming: IncomingMessage) => string {
  const trusts = proxyaddr.compile([...trustProxy])
  const isStorefront = secretCheck(storefrontSecret)
  return ({ headers, socket }) => {
    const told = headers['x-request-id']
    if (typeof told !== 'string' || !plausible.test(told)) return randomUUID()
    return isStorefront(headers['storefront-secret']?.toString()) || trusts(socket.remoteAddress ?? '', 0) ? told : randomUUID()
  }
}
