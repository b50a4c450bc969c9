import { createLog, exportShop } from '@stragan/api'
import { z } from 'zod'
import { explain } from './import-products.ts'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  file: z.string({ error: 'has to name a file that ends with .zip, or an empty folder' }).min(1),
})

export const exportShopToArchive: ShopCommand = {
  summary:
    'exports a shop with its pictures as one archive, a ZIP file or a folder; customers, orders, staff, keys and history are not in it',
  options: { host: { type: 'string' }, file: { type: 'string' } },
  prepare: values => {
    const { host, file } = parseOptions(optionsSchema, values)
    return async ({ db, fileFolder, print }) => {
      const deps = { db, clock: () => new Date(), log: createLog('warn'), fileFolder }
      const { contents, missing } = await exportShop(deps, { host, file, onProgress: name => print(`Writing ${name}`) }).catch(explain)
      print(`The shop and ${contents.at(-1)?.count} pictures and documents written to ${file}`)
      if (missing.length > 0) print(`The data folder lacks ${missing.length} files that the shop names: ${missing.slice(0, 5).join(', ')}`)
    }
  },
}
