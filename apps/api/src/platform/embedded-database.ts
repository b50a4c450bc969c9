import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context.ts'
import type { Driver, Lane, Listener, Statement, TransactionLimits } from './database.ts'
import { type EmbeddedSource, type EmbeddedThread, type Ended, openThread, rowsOf } from './embedded-thread.ts'
import { openWatch } from './embedded-watch.ts'
import type { Rows } from './embedded-worker.ts'
import { type Connect, runTransaction } from './transaction.ts'

/** What may be copied to another thread: the `sql` tag's text is a getter. */
const plain = ({ text, values }: Statement): Statement => ({ text, values })

/** What a statement or a transaction that passed its limit fails with, by PostgreSQL's codes. */
const cancelled = () => Object.assign(new Error('A statement passed its time limit: the embedded database was ended'), { code: '57014' })
const idled = () => Object.assign(new Error('A transaction was open for too long without a statement'), { code: '25P03' })
const stillOpening = () => Object.assign(new Error('The embedded database is being opened again'), { code: '57P03' })

/** How soon a database that could not be opened again is tried again. */
const retryDelayMs = 1000

/**
 * PGlite in a worker thread as the driver of a database. A thread that ends by itself fails the transaction in progress, and the database
 * is opened again from its folder; one in memory is gone with its thread.
 */
export async function embeddedDriver(source: EmbeddedSource, log?: Pick<Log, 'warn'>): Promise<Driver & { dump(): Promise<Blob> }> {
  const listeners = new Map<string, Listener>()
  const notify = (channel: string, payload: string) => listeners.get(channel)?.heard(payload)
  let isClosed = false
  let last: Promise<unknown> = Promise.resolve()

  const open = async (from: EmbeddedSource) => {
    const thread = await openThread(from, notify)
    for (const channel of listeners.keys()) await thread.ask({ kind: 'listen', channel })
    void thread.ended.then(reopen)
    return thread
  }
  let thread: Promise<EmbeddedThread> = open(source)

  const openAgain = async (): Promise<EmbeddedThread> => {
    for (;;) {
      if (isClosed) throw new Error('The embedded database is closed')
      try {
        return await open({ folder: source.folder })
      } catch (err) {
        log?.warn({ err }, 'the embedded database could not be opened: it is tried again')
        await pause(retryDelayMs)
      }
    }
  }
  const reopen = ({ reason, inCommit }: Ended) => {
    if (isClosed) return
    log?.warn({ err: reason }, 'the embedded database ended, and is opened again')
    // Only this process writes: notifications can be missing only of a transaction whose commit was interrupted.
    if (inCommit) for (const listener of listeners.values()) listener.lost()
    thread = source.folder
      ? openAgain()
      : Promise.reject(new Error('The database was in memory, and is gone with its thread: open another'))
    thread
      .then(
        () => Promise.all([...listeners.values()].map(listener => listener.started())),
        () => {},
      )
      .catch(() => {})
  }

  /** Waits for a database that is being opened again, at most as long as a statement may take. */
  const openWithin = (ms: number | undefined) =>
    new Promise<EmbeddedThread>((resolve, reject) => {
      const timer = ms === undefined ? undefined : setTimeout(() => reject(stillOpening()), ms)
      thread.then(resolve, reject).finally(() => clearTimeout(timer))
    })

  const connectTo =
    (opening: Statement, { statementMs, idleMs }: TransactionLimits): Connect =>
    async onLost => {
      const opened = await openWithin(statementMs)
      const { ask } = opened
      const watch = openWatch(opened.cpuMs)
      opened.onBusy = isBusy => {
        if (isBusy) watch.statement(statementMs, () => opened.terminate(cancelled()))
        else watch.time(idleMs, () => onLost(idled()))
      }
      return {
        query: async (statement, ahead) =>
          rowsOf(await ask<Rows>({ kind: 'statement', statement: plain(statement), ahead, opening: plain(opening) })),
        run: script => ask({ kind: 'script', script }),
        commit: () => ask({ kind: 'commit' }),
        rollback: () => ask({ kind: 'rollback' }),
        async release(failure) {
          // Statements that were sent behind the failed one are refused before the next transaction begins.
          if (failure) await ask({ kind: 'rollback' }).catch(() => {})
          opened.onBusy = () => {}
          watch.stop()
        },
      }
    }

  await thread
  const lane: Lane = {
    connections: 1,
    transaction(opening, work, limits) {
      // There is one connection: transactions follow each other.
      const done = last.then(() => runTransaction(connectTo(opening, limits), work))
      last = done.catch(() => {})
      return done
    },
  }
  return {
    kind: 'embedded',
    // It has one user.
    hasRequestLogin: false,
    requests: lane,
    owner: lane,
    async listen(channel, listener) {
      listeners.set(channel, listener)
      await (await thread).ask({ kind: 'listen', channel })
      await listener.started()
      return async () => void listeners.delete(channel)
    },
    dump: async () => new Blob([await (await thread).ask<Uint8Array<ArrayBuffer>>({ kind: 'dump' })]),
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
