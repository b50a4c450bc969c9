import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { filesOf } from '../../api/test/uploaded-files.ts'
import { openKilledShop } from './killed-shop.ts'
import type { TestDatabase } from './test-databases.ts'

/** Whether the numbers of `npm run test:faults` are to be used. */
export const isThorough = process.env.STRAGAN_FAULTS !== undefined

export type Step = 'check' | 'run' | 'undo'

/** The states in which a step is worked on, and in which it has ended. */
const states: Record<Step, [during: string, after: string]> = {
  check: ['checking', 'checked'],
  run: ['importing', 'imported'],
  undo: ['undoing', 'undone'],
}

interface Taken {
  step: Step
  body?: object
  /** Of the file. */
  rows: number
  kills: number
}

/** Imports of a demo shop, whose server is killed in the middle of their steps. */
export async function openKilledImports(database: TestDatabase, shopCode: string) {
  const shop = await openKilledShop(database, shopCode)
  const { call, get, killWhile } = shop
  const ended = async (at: string, state: string) => {
    await expect.poll(() => get(at), { timeout: 600_000, interval: 50 }).toMatchObject({ state })
    return get(at)
  }
  return {
    ...shop,
    /** Returns the import when its rows are stored. */
    async upload(name: string, csv: string, query = '') {
      const { body } = await call('POST', `/imports${query}`, await filesOf([name, csv]))
      return ended(`/imports/${body.id}`, 'ready')
    },
    /** Begins a step, kills the server after parts of the rows, and returns the import when the step has ended. */
    async take(id: string, { step, body, rows, kills }: Taken) {
      const at = `/imports/${id}`
      const [during, after] = states[step]
      const { status, body: answer } = await call('PUT', `${at}/${step}`, body)
      expect([status, answer.error]).toEqual([200, undefined])
      for (let kill = 0; kill < kills; kill++) {
        // After a part of the rows, and some more answers.
        const reachedRows = (rows * kill) / kills
        let answers = randomInt(1, 50)
        await killWhile(async reached => {
          const { state, rows_done } = await get(at)
          if (state !== during || (rows_done >= reachedRows && --answers === 0)) reached()
        })
      }
      return ended(at, after)
    },
  }
}

type Counts = Record<'rows' | 'created' | 'changed' | 'unchanged' | 'refused' | 'removed', number> & { failure: string | null }

/** What an import says of its rows. */
export const countsOf = ({ rows, created, changed, unchanged, refused, removed, failure }: Counts): Counts => ({
  rows,
  created,
  changed,
  unchanged,
  refused,
  removed,
  failure,
})

export const csvOf = (rows: readonly string[][]) =>
  rows.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')
