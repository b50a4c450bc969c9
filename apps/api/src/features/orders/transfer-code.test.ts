import { expect, test } from 'vitest'
import { transferCode } from './transfer-code.ts'

const transfer = { grosz: 12_300, recipient: 'Sklep', title: 'A/1' }
const account = '61109010140000071219812874'

test.each([account, `PL${account}`, 'pl61 1090 1014 0000 0712 1981 2874'])('the code of a transfer to %s', written => {
  expect(transferCode({ ...transfer, account: written })).toBe(`|PL|${account}|012300|Sklep|A/1|||`)
})

test('a transfer to an account of another country has no code: the standard knows Polish ones alone', () => {
  expect(transferCode({ ...transfer, account: 'DE89 3704 0044 0532 0130 00' })).toBeNull()
})
