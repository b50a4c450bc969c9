import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openPostgres } from '@stragan/api'
import { findPostgres, startPostgres } from '../../api/test/postgres-server.ts'
import { type Balancer, openBalancer } from './balancer.ts'
import { type Running, startShop } from './running.ts'

const found = findPostgres()
/** Where there is a PostgreSQL to start, as a list for `test.each`. */
export const servers = found && 'binaries' in found ? [['PostgreSQL', found.binaries] as const] : []

/** A balancer that has to wait for two checks notices within 1.2 s. */
const drainSeconds = '2'

const secret = 'storefronts and APIs of this test'

export interface Replicas {
  db: Database
  apis: Running[]
  storefronts: Running[]
  /** Between the storefronts and the first API. */
  line: Line
  /** Asked by every storefront where the APIs are balanced: sends each call to one of those that are ready. */
  balancer: Balancer | undefined
  startApi: () => Promise<Running>
  startStorefront: () => Promise<Running>
  /** The database is gone for a while. */
  stopDatabase: (ms: number) => Promise<void>
  remove: () => Promise<void>
}

/** Two APIs on one PostgreSQL, and storefronts of which the first two ask the first API and the others the second; balanced, all ask both. */
export async function startReplicas(binaries: string, { balanced = false } = {}): Promise<Replicas> {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-replicas-'))
  const server = await startPostgres(binaries)
  const shared = { DATABASE_URL: server.url, DEMO: '1', DATA_DIR: folder, STOREFRONT_SECRET: secret, DRAIN_SECONDS: drainSeconds }
  const startApi = () => startShop({ ...shared, STRAGAN_ROLE: 'api' })
  // The one that comes later finds the shops there.
  const apis = await Promise.all([startApi(), startApi()])
  const [first, second] = apis
  if (!first || !second) throw new Error('No API')
  const line = await openLine(Number(new URL(first.url).port))
  const balancer = balanced ? await openBalancer(() => apis.map(({ url }) => url)) : undefined
  const startStorefront = (apiUrl = balancer?.url ?? line.url) =>
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
    line,
    balancer,
    startApi,
    startStorefront: () => startStorefront(),
    stopDatabase: server.stopFor,
    remove: async () => {
      await Promise.all([...storefronts, ...apis].map(one => one.kill()))
      line.close()
      balancer?.close()
      await db.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A network between two processes, of which the connections that carry the changes can be silenced or cut. */
export interface Line {
  url: string
  silence: () => void
  cut: () => void
  mend: () => void
  close: () => void
}

async function openLine(port: number): Promise<Line> {
  let state: 'whole' | 'silent' | 'cut' = 'whole'
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
      if (state === 'cut') return near.destroy()
      streams.add(pair)
      far.write(first)
      far.on('data', data => state === 'whole' && near.write(data))
    })
    const end = () => {
      streams.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) socket.on('close', end).on('error', end)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const cutAll = () => {
    for (const [near] of streams) near.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    silence: () => {
      state = 'silent'
    },
    cut: () => {
      state = 'cut'
      cutAll()
    },
    mend: () => {
      if (state === 'silent') cutAll()
      state = 'whole'
    },
    close: () => {
      server.close()
      cutAll()
    },
  }
}
