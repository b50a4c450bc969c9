import { heartbeatIntervalMs } from '@stragan/cache'
import pg from 'pg'
import type { Listener } from './database.ts'

const heartbeatTimeoutMs = 5000
const retryDelayMs = 200

/** Listens on a connection of its own, directly to the server: a pooler in between would lose notifications. */
export async function listenOn(url: string, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'stragan changes',
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatTimeoutMs,
    })
    client = opened
    const disconnect = () => {
      if (client !== opened) return
      client = undefined
      clearTimeout(timer)
      void opened.end().catch(() => {})
      if (isStopped) return
      listener.disconnected()
      retry()
    }
    opened.on('error', disconnect)
    opened.on('end', disconnect)
    opened.on('notification', ({ payload }) => listener.notified(payload ?? ''))
    const beat = async () => {
      const sentAt = performance.now()
      await opened.query('select 1')
      if (client !== opened) return
      listener.heartbeat(sentAt)
      timer = setTimeout(() => beat().catch(disconnect), heartbeatIntervalMs)
    }
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      await listener.connected()
      await beat()
    } catch (error) {
      disconnect()
      throw error
    }
  }
  const retry = () => {
    timer = setTimeout(() => open().catch(() => {}), retryDelayMs)
  }

  const stop = async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
  await open().catch(async error => {
    await stop()
    throw error
  })
  return stop
}
