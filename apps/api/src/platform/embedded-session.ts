import { Duplex } from 'node:stream'
import pg from 'pg'
import type { EmbeddedThread } from './embedded-thread.ts'
import { joined } from './joined.ts'
import { type PgPool, sessionSettings } from './postgres-transaction.ts'

/** The driver's socket: what it writes is sent to the thread of the embedded database, and what that answers is read from it. */
class ThreadStream extends Duplex {
  readonly #thread: EmbeddedThread

  constructor(thread: EmbeddedThread) {
    super()
    this.#thread = thread
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send([chunk], done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(
      chunks.map(({ chunk }) => chunk),
      done,
    )
  }

  #send(chunks: Buffer[], done: () => void) {
    this.#thread.send({ kind: 'messages', bytes: joined(chunks) }).then(
      answer => this.push(answer),
      error => this.destroy(error),
    )
    done()
  }

  override _read() {}

  // What the driver calls of a network socket.
  connect() {
    process.nextTick(() => this.emit('connect'))
  }
  setNoDelay() {}
  ref() {}
  unref() {}
}

/** The one session of the embedded database, as a pool of the driver, whose prepared statements it keeps. */
export interface EmbeddedSession extends PgPool {
  listen(channel: string): Promise<void>
  /** Outside of a transaction. */
  vacuum(table: string): Promise<void>
}

/** Opens the session; `onNotification` is called with the notifications of the channels that it listens to. */
export function openSession(thread: EmbeddedThread, onNotification: (channel: string, payload: string) => void): EmbeddedSession {
  let session: Promise<pg.PoolClient> | undefined
  let stream: ThreadStream | undefined
  const openStream = () => {
    stream = new ThreadStream(thread)
    return stream
  }
  void thread.ended.then(({ reason }) => stream?.destroy(reason))
  const start = async (): Promise<pg.PoolClient> => {
    const client = new pg.Client({ stream: openStream, ssl: false, user: 'postgres', database: 'postgres', pipeline: true })
    // Errors of a thread that ends between two transactions: the next one fails by itself.
    client.on('error', () => {})
    client.on('notification', ({ channel, payload = '' }) => onNotification(channel, payload))
    await client.connect()
    // An earlier client's transaction, and its prepared statements, are in an unknown state after a failure.
    await client.query(`rollback; deallocate all; ${sessionSettings}`)
    const release = (failure?: Error | boolean) => {
      if (failure) session = undefined
    }
    return Object.assign(client, { release })
  }
  const connect = () => {
    session ??= start().catch(error => {
      session = undefined
      throw error
    })
    return session
  }
  return {
    connect,
    async vacuum(table) {
      await (await connect()).query(`vacuum (analyze) ${table}`)
    },
    async listen(channel) {
      const client = await connect()
      await client.query(`listen ${client.escapeIdentifier(channel)}`)
    },
  }
}
