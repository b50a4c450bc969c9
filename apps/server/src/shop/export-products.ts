import { extname } from 'node:path'
import { createLog, exportProducts } from '@stragan/api'
import { downloadFormats } from '@stragan/contract/admin'
import { z } from 'zod'
import { explain } from './import-products.ts'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const formatOf = (file: string) => downloadFormats.find(format => extname(file).toLowerCase() === `.${format}`)

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  file: z.string({ error: 'has to name a file' }).refine(file => formatOf(file), { error: 'has to end with .csv, .xlsx or .json' }),
})

export const exportProductsToFile: ShopCommand = {
  summary: 'exports the products of a shop to a file, a row per variant; `import` reads CSV and XLSX in again',
  options: { host: { type: 'string' }, file: { type: 'string' } },
  prepare: values => {
    const { host, file } = parseOptions(optionsSchema, values)
    return async ({ db, print }) => {
      const options = { host, file, format: formatOf(file) ?? 'csv' }
      const rows = await exportProducts({ db, clock: () => new Date(), log: createLog('warn') }, options).catch(explain)
      print(`${rows} rows written to ${file}`)
    }
  },
}
