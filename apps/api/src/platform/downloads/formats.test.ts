import type { Column } from '@stragan/contract/admin'
import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { countTurns } from '../../../test/count-turns.ts'
import { fieldsOfCsv } from '../../../test/csv-fields.ts'
import type { Row, Sheet } from './cells.ts'
import { csvOf } from './csv.ts'
import { downloadStream } from './download-stream.ts'
import { xlsxOf } from './xlsx.ts'

const title = { en: 'Title', pl: 'Tytuł' }
const column = (kind: Column['kind']): Column => ({ title, kind })
const sheet = (fields: Record<string, Column['kind']>, more: Partial<Sheet> = {}): Sheet => ({
  title: 'A & <B>',
  columns: Object.entries(fields).map(([field, kind]) => [field, column(kind)]),
  language: 'en',
  timeZone: 'Europe/Warsaw',
  separator: 'comma',
  now: new Date('2027-03-01T12:00:00Z'),
  ...more,
})
async function* batchOf(...rows: Row[]) {
  yield rows
}
const bytesOf = async (chunks: AsyncIterable<Uint8Array>) => {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}
const texts = [
  '=1+1',
  '+48 600 700 800',
  '+1+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\r\nx',
  '＝1',
  'a=1',
  'one;two',
  'one,two',
  'say "hi"',
  'line\nbreak',
  'zażółć 🦀',
]

test('a text that begins like a formula is harmless in CSV, with either separator; a negative number stays a number', async () => {
  for (const separator of ['comma', 'semicolon'] as const) {
    const rows = texts.map(text => ({ text, amount: -1234.5 }))
    const written = (await bytesOf(csvOf(batchOf(...rows), sheet({ text: 'text', amount: 'amount' }, { separator })))).toString()
    const lines = fieldsOfCsv(written, separator === 'comma' ? ',' : ';').slice(1)
    expect(lines.map(line => line[0])).toEqual(texts.map((text, i) => (i < 8 && i !== 1 ? `'${text}` : text)))
    expect(new Set(lines.map(line => line[1]))).toEqual(new Set([separator === 'comma' ? '-1234.50' : '-1234,50']))
  }
})

test('a worksheet has texts as they are, which are never formulas, and numbers and times of their own types', async () => {
  const at = '2027-07-01T10:20:30.400Z'
  const rows = [...texts, 'control \u0001, lone \uD800, _x0041_'].map(text => ({
    text,
    number: -1.5,
    amount: 12.3,
    at,
    flag: true,
    none: null,
  }))
  const fields = { text: 'text', number: 'number', amount: 'amount', at: 'moment', flag: 'flag', none: 'text', list: 'list' } as const
  const written = await bytesOf(xlsxOf(batchOf(...rows.map(row => ({ ...row, list: ['a', 'b'] }))), sheet(fields)))
  const [read] = await readXlsxFile(written)
  expect(read?.sheet).toBe('A & <B>')
  const [head, ...data] = read?.data ?? []
  expect(head).toEqual(Object.keys(fields).map(() => 'Title'))
  // XML makes one line break of two characters.
  expect(data.map(row => row[0]).slice(0, texts.length)).toEqual(texts.map(text => text.replace('\r\n', '\n').trim()))
  expect(data.at(-1)?.[0]).toMatch(/^control , lone \uFFFD, /)
  const [, number, amount, time, ...more] = data[0] ?? []
  expect([number, amount, ...more]).toEqual([-1.5, 12.3, 'Yes', null, 'a, b'])
  // A fraction of a day, as a double.
  expect(Math.abs(Number(time) - Date.parse('2027-07-01T12:20:30Z'))).toBeLessThan(2)
})

test('who reads nothing for too long is given up, and the rows that are left are not read', async () => {
  let isReturned = false
  async function* chunks() {
    try {
      for (;;) yield new Uint8Array(1)
    } finally {
      isReturned = true
    }
  }
  const ended = Promise.withResolvers<unknown>()
  const reader = downloadStream(chunks(), { onEnd: ended.resolve, stallMs: 5 }).getReader()
  await reader.read()
  await expect(reader.closed).rejects.toThrow('stalled')
  expect(await ended.promise).toEqual({ kind: 'abandoned' })
  expect(isReturned).toBe(true)
})

test('a download ends after some time, however busily it is read', async () => {
  async function* chunks() {
    for (;;) yield new Uint8Array(1)
  }
  const ended = Promise.withResolvers<unknown>()
  const reader = downloadStream(chunks(), { onEnd: ended.resolve, totalMs: 0 }).getReader()
  await expect(reader.closed).rejects.toThrow('stalled')
  expect(await ended.promise).toEqual({ kind: 'abandoned' })
})

test('what fails in the middle breaks the stream off, so that nobody takes it for whole', async () => {
  async function* chunks() {
    yield new Uint8Array(1)
    throw new Error('the database is gone')
  }
  const ended = Promise.withResolvers<unknown>()
  const reader = downloadStream(chunks(), { onEnd: ended.resolve }).getReader()
  await reader.read()
  await expect(reader.read()).rejects.toThrow('the database is gone')
  expect(await ended.promise).toEqual({ kind: 'failed', error: new Error('the database is gone') })
})

test('a worksheet of long texts leaves requests their turns while it is packed', async () => {
  const rows = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(30_000) }))
  const turns = countTurns()
  const workbook = await bytesOf(xlsxOf(batchOf(...rows), sheet({ text: 'text' })))
  expect(turns.stop()).toBeGreaterThan(30)
  const [, ...cells] = (await readXlsxFile(workbook))[0]?.data ?? []
  expect(cells).toEqual(rows.map(({ text }) => [text]))
})
