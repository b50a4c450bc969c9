import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context.ts'
import type { ConnectionPool, Driver, Listener, TransactionLimits } from './database.ts'
import { type EmbeddedSource, type EmbeddedThread, type Ended, openThread, rowsOf } from './embedded-thread.ts'
import { createWatchdog } from './embedded-watchdog.ts'
import type { Statement } from './queryable.ts'
import { type Connect, runStatement, runTransaction } from './transaction.ts'

/** A copy for another thread: the text of the `sql` tag is a getter. */
const plain = ({ text, values }: Statement): Statement => ({ text, values })

/** Errors of the time limits, with PostgreSQL's codes query_canceled, idle_in_transaction_session_timeout and cannot_connect_now. */
const cancelled = () =>
  Object.assign(new Error('A statement exceeded its time limit: the embedded database was terminated'), { code: '57014' })
const idled = () => Object.assign(new Error('A transaction was idle for too long'), { code: '25P03' })
const stillOpening = () => Object.assign(new Error('The embedded database is being reopened'), { code: '57P03' })

const retryDelayMs = 1000

/**
 * PGlite in a worker thread as the driver of a database. When the thread ends, the transaction in progress fails and the database is reopened
 * from its folder; one in memory is lost.
 */
export async function embeddedDriver(source: EmbeddedSource, log?: Pick<Log, 'warn'>): Promise<Driver & { dump(): Promise<Blob> }> {
  const listeners = new Map<string, Listener>()
  const notify = (channel: string, payload: string) => listeners.get(channel)?.notified(payload)
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const open = async (from: EmbeddedSource) => {
    const thread = await openThread(from, notify)
    for (const channel of listeners.keys()) await thread.send({ kind: 'listen', channel })
    void thread.ended.then(reopen)
    return thread
  }
  let thread: Promise<EmbeddedThread> = open(source)

  const retryOpening = async (): Promise<EmbeddedThread> => {
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
  const reopen = ({ reason, inCommit }: Ended) => {
    if (isClosed) return
    log?.warn({ err: reason }, 'the embedded database ended: reopening it')
    // Only this process writes, so notifications can only be lost for a transaction whose commit was interrupted.
    if (inCommit) for (const listener of listeners.values()) listener.disconnected()
    thread = source.folder
      ? retryOpening()
      : Promise.reject(new Error('The database was in memory and is lost with its thread: open another one'))
    thread
      .then(
        () => Promise.all([...listeners.values()].map(listener => listener.connected())),
        () => {},
      )
      .catch(() => {})
  }

  /** Waits for a database that is being reopened, at most as long as a statement may take. */
  const openWithin = (ms: number | undefined) =>
    new Promise<EmbeddedThread>((resolve, reject) => {
      const timer = ms === undefined ? undefined : setTimeout(() => reject(stillOpening()), ms)
      thread.then(resolve, reject).finally(() => clearTimeout(timer))
    })

  const connectTo =
    (settings: Statement, { statementMs, idleMs }: TransactionLimits): Connect =>
    async onLost => {
      const opened = await openWithin(statementMs)
      const watchdog = createWatchdog(opened.cpuMs)
      opened.onBusy = isBusy => {
        if (isBusy) watchdog.limitCpuTime(statementMs, () => opened.terminate(cancelled()))
        else watchdog.limitTime(idleMs, () => onLost(idled()))
      }
      return {
        async query({ statements, envelope, isLast }) {
          const sent = statements.map((statement, i) =>
            opened.send({
              kind: 'statement',
              statement: plain(statement),
              envelope: i === 0 ? envelope : 'none',
              settings: plain(settings),
            }),
          )
          const results = (await Promise.all(sent)).map(rowsOf)
          if (isLast) await opened.send({ kind: 'commit' })
          return results
        },
        run: script => opened.send({ kind: 'script', script }),
        commit: () => opened.send({ kind: 'commit' }),
        rollback: () => opened.send({ kind: 'rollback' }),
        async release(failure) {
          // Statements sent after the failed one are rejected before the next transaction begins.
          if (failure) await opened.send({ kind: 'rollback' }).catch(() => {})
          opened.onBusy = () => {}
          watchdog.stop()
        },
      }
    }

  await thread
  /** There is one connection: transactions run one after the other. */
  const inTurn = <T>(run: () => Promise<T>): Promise<T> => {
    const done = last.then(run)
    last = done.catch(() => {})
    return done
  }
  const connections: ConnectionPool = {
    size: 1,
    query: (settings, statement, limits) => inTurn(() => runStatement(connectTo(settings, limits), statement)),
    transaction: (settings, work, limits) => inTurn(() => runTransaction(connectTo(settings, limits), work)),
  }
  return {
    kind: 'embedded',
    hasRequestRole: false,
    requests: connections,
    owner: connections,
    async listen(channel, listener) {
      listeners.set(channel, listener)
      await (await thread).send({ kind: 'listen', channel })
      await listener.connected()
      return async () => void listeners.delete(channel)
    },
    dump: async () => new Blob([await (await thread).send({ kind: 'dump' })]),
    async close() {
      isClosed = true
      await last
      await thread.then(
        opened => opened.close(),
        () => {},
      )
    },
  }
}
