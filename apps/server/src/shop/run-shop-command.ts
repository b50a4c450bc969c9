import { parseArgs } from 'node:util'
import { migrate } from '@stragan/api'
import { openDatabase } from '../api.ts'
import { readConfig } from '../config.ts'
import { openDataFolder } from '../data-folder.ts'
import { explainError } from '../serve.ts'
import { approveCompany } from './approve-company.ts'
import { create } from './create.ts'
import { exportProductsToFile } from './export-products.ts'
import { exportShopToArchive } from './export-shop.ts'
import { generate } from './generate.ts'
import { importPickupPointList } from './import-pickup-points.ts'
import { importProductsFromFile } from './import-products.ts'
import { importShopFromArchive } from './import-shop.ts'
import { inviteOwner } from './invite-owner.ts'
import { operator } from './operator.ts'
import { refunds } from './refunds.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import type { ShopCommand } from './shop-command.ts'

const commands: Record<string, ShopCommand> = {
  create,
  'invite-owner': inviteOwner,
  operator,
  'reset-second-factor': resetSecondFactor,
  generate,
  'approve-company': approveCompany,
  refunds,
  import: importProductsFromFile,
  export: exportProductsToFile,
  'import-shop': importShopFromArchive,
  'export-shop': exportShopToArchive,
  'import-pickup-points': importPickupPointList,
}

/** Runs `npm run shop -- <command> [options]` on the database of the environment. Fails if the data folder is in use. */
export async function runShopCommand(
  [name = '', ...args]: string[],
  env: Record<string, string | undefined>,
  print: (line: string) => void,
) {
  const command = commands[name]
  if (!command) throw new Error(`npm run shop -- needs a command:\n${usage()}`)
  const work = command.prepare(optionsOf(command, args))
  const config = readConfig(env)
  const folder = openDataFolder(config, print)
  try {
    const db = await openDatabase(config, print)
    try {
      await migrate(db)
      await work({ db, fileFolder: config.dataDir, port: config.port, adminOrigin: config.adminOrigin, adminHost: config.adminHost, print })
    } finally {
      await db.close()
    }
  } catch (error) {
    throw explainError(error, config)
  } finally {
    folder.release()
  }
}

function optionsOf({ options, unnamed }: ShopCommand, given: string[]) {
  try {
    const args = unnamed && given[0] && !given[0].startsWith('-') ? [`--${unnamed}`, ...given] : given
    const { values, tokens } = parseArgs({ args, options, strict: true, tokens: true })
    const names = tokens.flatMap(token => (token.kind === 'option' && !options[token.name]?.multiple ? [token.name] : []))
    const twice = names.find((name, i) => names.indexOf(name) !== i)
    if (twice) throw new Error(`--${twice} is given twice`)
    return values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage()}`)
  }
}

const usage = () =>
  Object.entries(commands)
    .map(([name, { summary, options, unnamed }]) => {
      const defaults = Object.entries(options).map(([option, { type, default: value }]) => {
        if (type === 'boolean') return `[--${option}]`
        return option === unnamed ? `<${option}>` : `--${option} ${value ?? '…'}`
      })
      return `  ${name}  ${summary}\n      ${defaults.join(' ')}`
    })
    .join('\n')
