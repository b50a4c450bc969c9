import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openEmbedded, sql } from '@stragan/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockDataFolder } from '../data-folder.ts'
import { runShopCommand } from './run-shop-command.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stragan-shop-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const output: string[] = []
const run = (...args: string[]) => runShopCommand(args, { DATA_DIR: join(folder, 'data') }, line => output.push(line))

test('a data folder in use is refused', async () => {
  const lock = lockDataFolder(join(folder, 'data'))
  await expect(run('generate', '--products', '5')).rejects.toThrow('is in use by another Stragan')
  lock.release()
})

test('a wrong command or option prints the usage', async () => {
  await expect(run()).rejects.toThrow(
    /needs a command:\n {2}create {2}creates a shop[\s\S]*\n {2}generate {2}makes shops[\s\S]*approve-company {2}lets[\s\S]*--host … --email … \[--revoke\]/,
  )
  await expect(run('generate', '--wings', '2')).rejects.toThrow(/'--wings'[\s\S]*--products 100000/)
  await expect(run('generate', '--products', 'many', '--each', '0')).rejects.toThrow(
    '--products has to be a whole number from 1 to 999999\n--each has to be a whole number from 1 to 999999',
  )
  await expect(run('import', '--host', 'shop.test', '--file', 'products.csv', '--vat-percent', '8%')).rejects.toThrow(
    '--vat-percent has to be a VAT rate of the shop, such as 8',
  )
})

test('shops are generated into an empty folder, which is unlocked afterwards', { timeout: 120_000 }, async () => {
  await run('generate', '--products', '10', '--shops', '1', '--each', '5')
  expect(output).toContain('2 of 2 shops, 15 of 15 products')
  expect(output.at(-1)).toContain('http://shop-001.localhost:3000')
  lockDataFolder(join(folder, 'data')).release()
})

test('a company is approved for deferred invoices and revoked, by the host of its shop and its e-mail', { timeout: 300_000 }, async () => {
  const data = join(folder, 'companies')
  mkdirSync(data)
  const db = await openEmbedded(join(data, 'database'))
  await migrate(db)
  await db.asOwner(new Date()).transaction(async tx => {
    await tx.query(sql`insert into shops (shop_id, name, default_language) values (1, 'Shop', 'en')`)
    await tx.query(sql`insert into hosts (shop_id, host) values (1, 'shop.test')`)
    for (const [id, email, nip] of [
      [1, 'firm@shop.test', '5260250274'],
      [2, 'person@shop.test', null],
    ] as const)
      await tx.query(sql`
        insert into customers (shop_id, id, email, password_hash, first_name, last_name, nip, language)
        values (1, ${id}, ${email}, '', 'E', 'N', ${nip}, 'en')`)
  })
  await db.close()
  const approve = (email: string, ...more: string[]) =>
    runShopCommand(['approve-company', '--host', 'shop.test', '--email', email, ...more], { DATA_DIR: data }, line => output.push(line))
  await approve('Firm@shop.test')
  expect(output.at(-1)).toBe('Firm@shop.test may pay by deferred invoice')
  await approve('firm@shop.test', '--revoke')
  expect(output.at(-1)).toBe('firm@shop.test no longer pays by deferred invoice')
  await expect(approve('person@shop.test')).rejects.toThrow('has no NIP')
  await expect(approve('nobody@shop.test')).rejects.toThrow('no account with the e-mail nobody@shop.test')
  await expect(approve('firm')).rejects.toThrow('--email has to be the e-mail of the account')
  await runShopCommand(['refunds'], { DATA_DIR: data }, line => output.push(line))
  expect(output.at(-1)).toBe('Nothing is to be refunded')
  await expect(runShopCommand(['refunds', '--done', 'x'], { DATA_DIR: data }, () => {})).rejects.toThrow('--host has to name the shop')
})

test('an operator and the owner of a shop come in by links, and a lost second factor is reset', { timeout: 300_000 }, async () => {
  const data = join(folder, 'staff')
  mkdirSync(data)
  const shop = (...args: string[]) => runShopCommand(args, { DATA_DIR: data, ADMIN_HOST: 'office.localhost' }, line => output.push(line))
  const create = (host: string) => shop('create', '--host', host, '--name', 'Shop', '--language', 'en', '--owner', 'owner@shop.test')
  await create('shop.test')
  expect(output.join('\n')).toMatch(/owner chooses a password within a day: http:\/\/office\.localhost:3000\/invitation\/[\w-]{43}/)
  await expect(create('office.localhost')).rejects.toThrow('The back office answers at office.localhost')
  await shop('operator', 'operator@shop.test')
  expect(output.at(-1)).toMatch(/Set a password within a day: http:\/\/office\.localhost:3000\/password-reset\/[\w-]{43}/)
  await shop('reset-second-factor', '--email', 'operator@shop.test')
  expect(output.at(-1)).toContain('signs in with the password alone')
  await expect(shop('reset-second-factor', '--email', 'nobody@shop.test')).rejects.toThrow('Nobody signs in with the e-mail')
  await expect(shop('operator')).rejects.toThrow('--email')
  await expect(shop('operator', 'one@shop.test', 'two@shop.test')).rejects.toThrow('two@shop.test')
  await expect(shop('operator', 'one@shop.test', '--email', 'two@shop.test')).rejects.toThrow('--email is given twice')
})

test('products are imported from a file in the name of the owner, and exported', { timeout: 300_000 }, async () => {
  const data = join(folder, 'staff')
  const db = await openEmbedded(join(data, 'database'))
  await db.asOwner(new Date()).query(sql`
    with owner as (insert into staff (email, name, language) values ('owner@products.test', 'Anna Nowak', 'en') returning id)
    insert into memberships (shop_id, staff_id, role) select shop_id, owner.id, 'owner' from owner, hosts where host = 'shop.test'`)
  await db.close()
  const shop = (...args: string[]) => runShopCommand([...args, '--host', 'shop.test'], { DATA_DIR: data }, line => output.push(line))
  const file = join(folder, 'products.csv')
  writeFileSync(file, 'Code,name_en,vat_percent\nA-1,Hammer,23\nA-2,Saw,99')
  await expect(shop('import', '--file', file)).rejects.toThrow('No column has the product code: name it by --column "Title=symbol"')
  await shop('import', '--file', file, '--column', 'Code=symbol', '--check')
  expect(output.slice(-2)).toEqual([
    'Would be: 1 created, 0 changed, 0 unchanged, 1 refused',
    'The reasons: --refused writes them to a file',
  ])
  // Columns are read as they were the last time.
  await shop('import', '--file', file, '--refused', join(folder, 'refused.csv'))
  expect(output).toContain('Importing: 2 of 2 rows')
  expect(output.slice(-2)).toEqual(['1 created, 0 changed, 0 unchanged, 1 refused', `Refused rows: ${join(folder, 'refused.csv')}`])
  const exported = join(folder, 'exported.csv')
  await shop('export', '--file', exported)
  expect(output.at(-1)).toBe(`1 rows written to ${exported}`)
  expect(readFileSync(exported, 'utf8')).toContain('Hammer')
  await expect(shop('import', '--file', join(folder, 'none.csv'))).rejects.toThrow('none.csv cannot be read')
  await expect(shop('import', '--file', file, '--column', 'Code=colour')).rejects.toThrow('--column has to be a title and a field')
  await expect(shop('export', '--file', 'products.pdf')).rejects.toThrow('--file has to end with .csv, .xlsx or .json')
})

test('a shop is exported as an archive and read in again', { timeout: 300_000 }, async () => {
  const shop = (...args: string[]) =>
    runShopCommand([...args, '--host', 'shop.test'], { DATA_DIR: join(folder, 'staff') }, line => output.push(line))
  const archive = join(folder, 'shop.zip')
  await shop('export-shop', '--file', archive)
  expect(output.at(-1)).toBe(`The shop and 0 pictures and documents written to ${archive}`)
  await shop('import-shop', '--file', archive, '--check')
  expect(output.at(-1)).toBe('Nothing was changed')
  await shop('import-shop', '--file', archive)
  expect(output).toContain('products.csv: 0 created, 0 changed, 1 unchanged, 0 refused')
  expect(output.at(-1)).toBe('The archive was read in')
  await expect(shop('import-shop', '--file', join(folder, 'products.csv'))).rejects.toThrow('The archive is damaged')
})

test('points of a network are imported from a file, which may lack few of them', { timeout: 300_000 }, async () => {
  const file = join(folder, 'points.csv')
  const row = (code: string, street = 'Prosta 1') => `${code},${street},90-001,Łódź,51.76,19.45`
  const importing = (rows: string[], ...more: string[]) => {
    writeFileSync(file, ['code,street,postal_code,city,latitude,longitude', ...rows].join('\n'))
    return run('import-pickup-points', '--network', 'inpost', '--file', file, ...more)
  }
  await importing([row('A1'), row('A2'), row('A3'), row('A4', '')])
  expect(output.slice(-2)).toEqual(['inpost: 3 points, 3 added, 0 changed, 0 removed; 0 not in service', 'Row 4 refused: street'])
  await importing([row('A1'), row('A2', 'Prosta 2')])
  expect(output.at(-1)).toBe('inpost: 2 points, 0 added, 1 changed, 1 removed; 0 not in service')
  await expect(importing([row('B1')])).rejects.toThrow('The list lacks 2 of 2 points, more than half: --force replaces them')
  await importing([row('B1')], '--force')
  expect(output.at(-1)).toBe('inpost: 1 points, 1 added, 0 changed, 2 removed; 0 not in service')
  await expect(importing([])).rejects.toThrow('has no valid point')
  await expect(run('import-pickup-points', '--network', 'In Post')).rejects.toThrow(/--network has to be[\s\S]*--file has to name a file/)
})
