import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountNumber } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runShopCommand } from './run-shop-command.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stragan-create-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const output: string[] = []
const create = (...args: string[]) => runShopCommand(['create', ...args], { DATA_DIR: folder, PORT: '3456' }, line => output.push(line))
const first = ['--host', 'shop.example.com', '--name', 'Śruby', '--language', 'pl']

test.each([
  [[], '--host has to be given\n--name has to be given\n--language has to be en or pl'],
  [
    ['--host', 'https://shop.example.com', ...first.slice(2)],
    '--host has to be the name of a host, as in shop.example.com: "https://shop.example.com" is none',
  ],
  [[...first, '--name', 'Nuty'], '--name is given twice'],
  [[...first, '--country', 'ZZ'], '--country has to be a country of ISO 3166-1 in two capital letters, as in PL'],
  [[...first, '--nip', '1234567890'], '--nip is not a tax number of PL: a digit is wrong or missing'],
  [
    [...first, '--account', 'PL00 1090 1014 0000 0712 1981 2874'],
    '--account has to be an account number (IBAN): its check digits do not fit',
  ],
  [[...first, '--street', 'Prosta 1'], '--street goes with --postal-code and --city: give all three or none'],
  [[...first, '--email', 'shop'], '--email has to be an e-mail address'],
  [[...first, '--courier-net', '-1'], "Option '--courier-net' argument is ambiguous"],
  [[...first, '--eur-rate', '0'], '--eur-rate has to be above 0'],
  [[...first, 'more'], "Unexpected argument 'more'"],
])('%j is refused: %s', async (args, message) => {
  await expect(create(...args)).rejects.toThrow(message)
})

test('account numbers are validated by their check digits, Polish ones with or without PL', () => {
  expect(accountNumber('61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874')
  expect(accountNumber('DE89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000')
  for (const wrong of ['', 'PL61', 'DE89370400440532013001', 'PL6110901014000007121981287', '61109010140000071219812875'])
    expect([wrong, accountNumber(wrong)]).toEqual([wrong, null])
})

test('create makes a shop and prints what is missing; its hosts belong to no other shop', { timeout: 300_000 }, async () => {
  await create(...first, '--host', 'www.shop.example.com', '--host', 'SHOP.example.com')
  expect(output).toContain(
    'Śruby answers at https://shop.example.com/en and https://shop.example.com/pl after npm start, as soon as this host points here',
  )
  expect(output.at(-1)).toContain('e-mails come from shop@shop.example.com, since no --email was given')
  await expect(create('--host', 'www.shop.example.com', '--name', 'Nuty', '--language', 'en')).rejects.toThrow(
    'A shop answers at www.shop.example.com already: choose another host',
  )
})
