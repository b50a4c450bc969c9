import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataFolder } from '../data-folder.ts'
import { runShopCommand } from './run-shop-command.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stragan-shop-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const said: string[] = []
const run = (...args: string[]) => runShopCommand(args, { DATA_DIR: join(folder, 'data') }, line => said.push(line))

test('a data folder in use is refused', async () => {
  const lock = lockDataFolder(join(folder, 'data'))
  await expect(run('generate', '--products', '5')).rejects.toThrow('is in use by another Stragan')
  lock.release()
})

test('a wrong command or option says what there is', async () => {
  await expect(run()).rejects.toThrow(/needs a command:\n {2}generate {2}makes shops/)
  await expect(run('generate', '--wings', '2')).rejects.toThrow(/'--wings'[\s\S]*--products 100000/)
  await expect(run('generate', '--products', 'many', '--each', '0')).rejects.toThrow(
    '--products has to be a whole number from 1 to 999999\n--each has to be a whole number from 1 to 999999',
  )
})

test('shops are generated into an empty folder, which is free again then', { timeout: 120_000 }, async () => {
  await run('generate', '--products', '10', '--shops', '1', '--each', '5')
  expect(said).toContain('2 of 2 shops, 15 of 15 products')
  expect(said.at(-1)).toContain('http://shop-001.localhost:3000')
  lockDataFolder(join(folder, 'data')).release()
})
