import { connect, createServer, type Socket } from 'node:net'
import { type Database, openPostgres } from '@stragan/api'
import { findPostgresBinaries } from '../../api/test/postgres-server.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { onPostgres } from './test-databases.ts'

const binaries = findPostgresBinaries()
/** Binaries of PostgreSQL for `test.each`; empty if it is not installed. */
export const servers = binaries ? [['PostgreSQL', binaries] as const] : []

/** A balancer notices within 1.2 s, if it needs two checks. */
const drainSeconds = '2'

const secret = 'storefronts and APIs of this test'

export interface Replicas {
  db: Database
  apis: RunningShop[]
  storefronts: RunningShop[]
  /** Between the storefronts and the first API. */
  streamProxy: StreamProxy
  /** Between the storefronts and all APIs, if they are balanced. */
  balancer: Balancer | undefined
  startApi: () => Promise<RunningShop>
  startStorefront: () => Promise<RunningShop>
  /** Stops the database for a while. */
  stopDatabase: (ms: number) => Promise<void>
  remove: () => Promise<void>
}

/** Starts two APIs on one PostgreSQL, two storefronts over the first API and one over the second; balanced, all storefronts use both. */
export async function startReplicas(binaries: string, { balanced = false } = {}): Promise<Replicas> {
  const { env, server, remove } = await onPostgres(binaries)
  const shared = { ...env, STOREFRONT_SECRET: secret, DRAIN_SECONDS: drainSeconds }
  const startApi = () => startShop({ ...shared, STRAGAN_ROLE: 'api' })
  const apis = await Promise.all([startApi(), startApi()])
  const [first, second] = apis
  if (!first || !second) throw new Error('No API')
  const streamProxy = await openStreamProxy(Number(new URL(first.url).port))
  const balancer = balanced ? await openBalancer(() => apis.map(({ url }) => url)) : undefined
  const startStorefront = (apiUrl = balancer?.url ?? streamProxy.url) =>
    startShop({
      STRAGAN_ROLE: 'storefront',
      STOREFRONT_SECRET: secret,
      API_URL: apiUrl,
      DRAIN_SECONDS: drainSeconds,
      TRUST_PROXY: 'loopback',
    })
  const storefronts = await Promise.all([startStorefront(), startStorefront(), startStorefront(balancer?.url ?? second.url)])
  const db = openPostgres(server.url)
  return {
    db,
    apis,
    storefronts,
    streamProxy,
    balancer,
    startApi,
    startStorefront: () => startStorefront(),
    stopDatabase: server.stopFor,
    remove: async () => {
      await Promise.all([...storefronts, ...apis].map(one => one.kill()))
      streamProxy.close()
      balancer?.close()
      await db.close()
      await remove()
    },
  }
}

/** TCP proxy that can stall or disconnect the change stream. */
export interface StreamProxy {
  url: string
  stall: () => void
  disconnect: () => void
  restore: () => void
  close: () => void
}

async function openStreamProxy(port: number): Promise<StreamProxy> {
  let state: 'connected' | 'stalled' | 'disconnected' = 'connected'
  const streams = new Set<[Socket, Socket]>()
  const server = createServer(near => {
    const far = connect(port, '127.0.0.1')
    const pair: [Socket, Socket] = [near, far]
    near.once('data', first => {
      if (!first.includes('/internal/changes')) {
        far.write(first)
        near.pipe(far).pipe(near)
        return
      }
      if (state === 'disconnected') return near.destroy()
      streams.add(pair)
      far.write(first)
      far.on('data', data => state === 'connected' && near.write(data))
    })
    const end = () => {
      streams.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const disconnectAll = () => {
    for (const [near] of streams) near.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    stall: () => {
      state = 'stalled'
    },
    disconnect: () => {
      state = 'disconnected'
      disconnectAll()
    },
    restore: () => {
      if (state === 'stalled') disconnectAll()
      state = 'connected'
    },
    close: () => {
      server.close()
      disconnectAll()
    },
  }
}
