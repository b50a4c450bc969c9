import { readFile, stat } from 'node:fs/promises'
import { importPickupPoints, readPointList } from '@stragan/api'
import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const maxFileBytes = 256 * 1024 * 1024
/** Refused rows that are printed. */
const maxPrinted = 20

const optionsSchema = z.object({
  network: z.string({ error: 'has to name the network' }).regex(/^[a-z][a-z0-9_]{0,29}$/, { error: 'has to be a name such as inpost' }),
  file: z.string({ error: 'has to name a file' }).min(1, { error: 'has to name a file' }),
  force: z.boolean().default(false),
})

export const importPickupPointList: ShopCommand = {
  summary: 'replaces a network’s points where parcels are collected by the operator’s public JSON list or a CSV file, for all shops',
  options: { network: { type: 'string' }, file: { type: 'string' }, force: { type: 'boolean' } },
  prepare: values => {
    const { network, file, force } = parseOptions(optionsSchema, values)
    return async ({ db, print }) => {
      const { size } = await stat(file)
      if (size > maxFileBytes) throw new Error(`${file} has more than ${maxFileBytes / 1024 / 1024} MB`)
      const { points, refused, closed } = readPointList(network, await readFile(file, 'utf8'))
      if (points.length === 0) throw new Error(`${file} has no valid point: ${refused.length} refused, ${closed} not in service`)
      const { added, changed, removed } = await importPickupPoints(db, new Date(), network, points, { isForced: force })
      print(`${network}: ${points.length} points, ${added} added, ${changed} changed, ${removed} removed; ${closed} not in service`)
      for (const { row, why } of refused.slice(0, maxPrinted)) print(`Row ${row} refused: ${why}`)
      if (refused.length > maxPrinted) print(`${refused.length} rows were refused`)
    }
  },
}
