import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder.ts'

let folder: string
let occupied: Server
let port: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stragan-serve-'))
  occupied = createServer()
  await new Promise<void>(resolve => occupied.listen(0, '::', resolve))
  port = (occupied.address() as { port: number }).port
})
afterAll(() => {
  occupied.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the shop as `npm start` does; resolves with its exit code and output. */
const start = (env: Record<string, string>) =>
  new Promise<{ code: number | null; output: string }>(resolve => {
    const child = spawn(process.execPath, ['--no-experimental-webstorage', join(import.meta.dirname, 'main.ts')], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    })
    let output = ''
    child.stderr.on('data', chunk => {
      output += chunk
    })
    child.once('exit', code => resolve({ code, output: output.trim() }))
  })

test('a wrong environment stops the start, and every wrong variable is named', async () => {
  const { code, output } = await start({ PORT: '-1', LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(output).toMatch(/^The environment has wrong values:\n {2}PORT .*\n {2}LOG_LEVEL .*$/)
})

test('a data folder in use is refused in one sentence', async () => {
  const lock = lockDataFolder(join(folder, 'data'))
  const { code, output } = await start({})
  lock.release()
  expect([code, output]).toEqual([
    1,
    `The data folder ${join(folder, 'data')} is in use by another Stragan: stop that one, or set DATA_DIR to another folder`,
  ])
})

test('a folder that cannot be created is refused in one sentence', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { code, output } = await start({ DATA_DIR: join(folder, 'file', 'data') })
  expect(code).toBe(1)
  expect(output).toMatch(/^The data folder .* cannot be made \(ENOTDIR\): set DATA_DIR to a folder that this user may write to$/)
})

test('a database that cannot be reached is refused in one sentence', async () => {
  const { code, output } = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATA_DIR: join(folder, 'remote') })
  expect(code).toBe(1)
  expect(output).toMatch(/^The database that DATABASE_URL names cannot be opened \(.*\): start it, or correct the address$/)
})

test('a port in use is refused in one sentence, and the folder is unlocked', async () => {
  const { code, output } = await start({ PORT: String(port) })
  expect([code, output]).toEqual([1, `Port ${port} is in use: stop what listens there, or start with another, as in PORT=3001 npm start`])
  lockDataFolder(join(folder, 'data')).release()
})

test('a lock ends with its process', async () => {
  const data = join(folder, 'killed')
  mkdirSync(data)
  // A lock that is garbage collected is released.
  const holder = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { lockDataFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'data-folder.ts'))}); globalThis.lock = lockDataFolder(${JSON.stringify(data)}); console.log('held'); setInterval(() => {}, 1000)`,
  ])
  await new Promise(resolve => holder.stdout.once('data', resolve))
  expect(() => lockDataFolder(data)).toThrow('is in use')
  const gone = new Promise(resolve => holder.once('exit', resolve))
  holder.kill('SIGKILL')
  await gone
  lockDataFolder(data).release()
})
