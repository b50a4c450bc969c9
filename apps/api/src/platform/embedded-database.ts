import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context.ts'
import type { ConnectionPool, Driver, Listener, TransactionLimits } from './database.ts'
import { type EmbeddedSession, openSession } from './embedded-session.ts'
import { type EmbeddedSource, type EmbeddedThread, type Ended, openThread } from './embedded-thread.ts'
import { createWatchdog } from './embedded-watchdog.ts'
import { connectTo } from './postgres-transaction.ts'
import type { Statement } from './queryable.ts'
import { type Connect, runStatement, runTransaction } from './transaction.ts'

/** Errors of the time limits, with PostgreSQL's codes query_canceled, idle_in_transaction_session_timeout and cannot_connect_now. */
const cancelled = () =>
  Object.assign(new Error('A statement exceeded its time limit: the embedded database was terminated'), { code: '57014' })
const idled = () => Object.assign(new Error('A transaction was idle for too long'), { code: '25P03' })
const stillOpening = () => Object.assign(new Error('The embedded database is being reopened'), { code: '57P03' })

const retryDelayMs = 1000

interface Opened {
  thread: EmbeddedThread
  session: EmbeddedSession
}

/**
 * PGlite in a worker thread as the driver of a database. When the thread ends, the transaction in progress fails and the database is reopened
 * from its folder; one in memory is lost.
 */
export async function embeddedDriver(
  source: EmbeddedSource,
  log?: Pick<Log, 'warn'>,
): Promise<Driver & { dump(): Promise<Uint8Array<ArrayBuffer>> }> {
  const listeners = new Map<string, Listener>()
  const notify = (channel: string, payload: string) => listeners.get(channel)?.notified(payload)
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const open = async (from: EmbeddedSource): Promise<Opened> => {
    const thread = await openThread(from)
    const session = openSession(thread, notify)
    try {
      for (const channel of listeners.keys()) await session.listen(channel)
    } catch (error) {
      // Two threads must not have the same folder open.
      await thread.terminate(error as Error)
      throw error
    }
    void thread.ended.then(reopen)
    return { thread, session }
  }
  let opened = open(source)

  const retryOpening = async (): Promise<Opened> => {
    for (;;) {
      if (isClosed) throw new Error('The embedded database is closed')
      try {
        return await open({ folder: source.folder })
      } catch (err) {
        log?.warn({ err }, 'the embedded database could not be reopened: will retry')
        await pause(retryDelayMs)
      }
    }
  }
  const reopen = ({ reason, isBusy }: Ended) => {
    if (isClosed) return
    log?.warn({ err: reason }, 'the embedded database ended: reopening it')
    // Only this process writes, so notifications can only be lost for a commit that was interrupted.
    if (isBusy) for (const listener of listeners.values()) listener.disconnected()
    opened = source.folder
      ? retryOpening()
      : Promise.reject(new Error('The database was in memory and is lost with its thread: open another one'))
    opened
      .then(
        () => Promise.all([...listeners.values()].map(listener => listener.connected())),
        () => {},
      )
      .catch(() => {})
  }

  /** Waits for a database that is being reopened, at most as long as a statement may take. */
  const openWithin = (ms: number | undefined) =>
    new Promise<Opened>((resolve, reject) => {
      const timer = ms === undefined ? undefined : setTimeout(() => reject(stillOpening()), ms)
      opened.then(resolve, reject).finally(() => clearTimeout(timer))
    })

  const connect =
    (settings: Statement, { statementMs, idleMs }: TransactionLimits): Connect =>
    async onLost => {
      const { thread, session } = await openWithin(statementMs)
      const watchdog = createWatchdog(thread.cpuMs)
      thread.onBusy = isBusy => {
        if (isBusy) watchdog.limitCpuTime(statementMs, () => thread.terminate(cancelled()))
        else watchdog.limitTime(idleMs, () => onLost(idled()))
      }
      const connection = await connectTo(session, settings)(onLost)
      return {
        ...connection,
        release(failure) {
          thread.onBusy = () => {}
          watchdog.stop()
          return connection.release(failure)
        },
      }
    }

  await opened
  /** There is one connection: transactions run one after the other. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(run)
    last = done.catch(() => {})
    return done
  }
  const connections: ConnectionPool = {
    size: 1,
    query: (settings, statement, limits) => inTurn(() => runStatement(connect(settings, limits), statement)),
    transaction: (settings, work, limits) => inTurn(() => runTransaction(connect(settings, limits), work)),
  }
  return {
    kind: 'embedded',
    hasRequestRole: false,
    requests: connections,
    owner: connections,
    async listen(channel, listener) {
      listeners.set(channel, listener)
      await inTurn(async () => (await opened).session.listen(channel))
      await listener.connected()
      return async () => void listeners.delete(channel)
    },
    vacuum: table => inTurn(async () => (await opened).session.vacuum(table)),
    dump: async () => (await opened).thread.send({ kind: 'dump' }),
    async close() {
      isClosed = true
      await last
      await opened.then(
        ({ thread }) => thread.close(),
        () => {},
      )
    },
  }
}
