import { heartbeatIntervalMs } from '@stragan/cache'
import pg from 'pg'
import type { Listener } from './database.ts'

/** How long a listening connection may take to show that it is alive; how soon a broken one is opened again. */
const answerMs = 5000
const againMs = 200

/** On a connection of its own, straight to the server: a pooler between them would lose what is told. */
export async function listenOn(url: string, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'stragan changes',
      connectionTimeoutMillis: 5000,
      query_timeout: answerMs,
    })
    client = opened
    const broken = () => {
      if (client !== opened) return
      client = undefined
      clearTimeout(timer)
      void opened.end().catch(() => {})
      if (isStopped) return
      listener.lost()
      retry()
    }
    opened.on('error', broken)
    opened.on('end', broken)
    opened.on('notification', ({ payload }) => listener.heard(payload ?? ''))
    const beat = async () => {
      const asked = performance.now()
      await opened.query('select 1')
      if (client !== opened) return
      listener.alive(asked)
      timer = setTimeout(() => beat().catch(broken), heartbeatIntervalMs)
    }
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      await listener.started()
      await beat()
    } catch (error) {
      broken()
      throw error
    }
  }
  const retry = () => {
    timer = setTimeout(() => open().catch(() => {}), againMs)
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
