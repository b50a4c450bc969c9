import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createSecretVerifier } from '@stragan/api'
import proxyaddr from 'proxy-addr'
import type { Config } from './config.ts'

/** Id of the current request: part of every log line, and sent to the API. */
export const currentRequestId = new AsyncLocalStorage<string>()

const validId = /^[\w.:-]{1,64}$/

/** Reads the request id from `x-request-id` of a trusted proxy or storefront; creates one otherwise. */
export function createRequestIds({ trustProxy, storefrontSecret }: Config): (incoming: IncomingMessage) => string {
  const trusts = proxyaddr.compile([...trustProxy])
  const isStorefront = createSecretVerifier(storefrontSecret)
  return ({ headers, socket }) => {
    const sent = headers['x-request-id']
    if (typeof sent !== 'string' || !validId.test(sent)) return randomUUID()
    return isStorefront(headers['storefront-secret']?.toString()) || trusts(socket.remoteAddress ?? '', 0) ? sent : randomUUID()
  }
}
