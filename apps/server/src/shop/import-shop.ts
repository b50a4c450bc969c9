import { createLog, importShop, type PartOutcome } from '@stragan/api'
import { z } from 'zod'
import { explain, textOf } from './import-products.ts'
import { parseOptions, type ShopCommand } from './shop-command.ts'

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  file: z.string({ error: 'has to name a ZIP file or a folder' }).min(1),
  email: z.email({ error: 'has to be the e-mail of somebody who works in the shop' }).optional(),
  check: z.boolean().default(false),
  refused: z.string().min(1).optional(),
})

export const importShopFromArchive: ShopCommand = {
  summary:
    'reads an archive of `export-shop` into a shop that exists, as its owner or the person with --email; --check only tries it, --refused writes refused rows of products',
  options: {
    host: { type: 'string' },
    file: { type: 'string' },
    check: { type: 'boolean' },
    refused: { type: 'string' },
    email: { type: 'string' },
  },
  prepare: values => {
    const { host, file, email, check, refused } = parseOptions(optionsSchema, values)
    return async ({ db, fileFolder, print }) => {
      const onPart = (outcome: PartOutcome) => {
        print(`${outcome.name}: ${textOf(outcome)}`)
        for (const { line, text } of outcome.problems) print(`  line ${line}: ${text}`)
      }
      const deps = { db, clock: () => new Date(), log: createLog('warn'), fileFolder }
      const outcomes = await importShop(deps, { host, file, email, isTrial: check, refusedFile: refused, onPart }).catch(explain)
      const isComplete = outcomes.every(outcome => outcome.refused === 0)
      const done = check ? 'Nothing was changed' : 'The archive was read in'
      print(isComplete ? done : `${done}; what was refused is named above`)
      const unexplained = outcomes.some(outcome => outcome.refused > 0 && outcome.problems.length === 0)
      if (unexplained)
        print(refused === undefined ? 'The reasons of refused products: --refused writes them to a file' : `Refused products: ${refused}`)
    }
  },
}
