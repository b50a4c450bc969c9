import { expect, test } from 'vitest'
import { quantityText } from '../cart/typed-quantity.ts'
import { linesAsText, parseLines } from './parse-lines.ts'

const read = (text: string, language: 'en' | 'pl' = 'pl') => {
  const { lines, unparsed } = parseLines([text], language)
  return [...lines.map(({ symbol, quantity }) => [symbol, quantity.amount]), ...unparsed.map(({ text: row, why }) => [row, why])]
}

test.each<[what: string, text: string, symbol: string, quantity: number]>([
  ['a tab', '6787-150\t10', '6787-150', 10],
  ['a semicolon', '6787-150;10', '6787-150', 10],
  ['a comma', '6787-150,10', '6787-150', 10],
  ['a comma and a space', '6787-150, 10', '6787-150', 10],
  ['a space', '6787-150 10', '6787-150', 10],
  ['many spaces', '  6787-150     10  ', '6787-150', 10],
  ['a symbol with spaces', 'DIN 933 M8 10', 'DIN 933 M8', 10],
  ['a symbol with spaces that ends in a number', 'DIN 933 500', 'DIN 933', 500],
  ['a symbol with spaces before a comma', 'DIN 933,10', 'DIN 933', 10],
  ['a quantity first', '10\t6787-150', '6787-150', 10],
  ['a quantity first, with spaces', '10 6787-150', '6787-150', 10],
  ['a quantity first, times', '10 x 6787-150', '6787-150', 10],
  ['a quantity first, times without a space', '10x 6787-150', '6787-150', 10],
  ['a quantity first, with its unit', '10 szt. 6787-150', '6787-150', 10],
  ['Polish pieces', '6787-150;10 szt.', '6787-150', 10],
  ['Polish pieces in words', '6787-150 2 sztuki', '6787-150', 2],
  ['English pieces', '6787-150 10 pcs', '6787-150', 10],
  ['a grouped number', '6787-150;1 000', '6787-150', 1000],
  ['a grouped number after spaces', '6787-150 1 000', '6787-150', 1000],
  ['a number grouped by narrow spaces', '6787-150\t1\u202f000 szt.', '6787-150', 1000],
  ['a decimal comma', '6787-150;10,0', '6787-150', 10],
  ['a decimal comma after spaces', '6787-150 10,0', '6787-150', 10],
  ['a decimal comma, quoted', '6787-150,"10,00"', '6787-150', 10],
  ['a decimal point', '6787-150;10.000000', '6787-150', 10],
  ['no quantity', '6787-150', '6787-150', 1],
  ['an empty quantity', '6787-150;', '6787-150', 1],
  ['quoted fields', '"6787-150";"10"', '6787-150', 10],
  ['a quote within quotes', '"3/8"" key",4', '3/8" key', 4],
  ['a separator within quotes', '"A;1";3', 'A;1', 3],
  ['an inch sign', '3124-1/2"\t4', '3124-1/2"', 4],
  ['a name between', '6787-150;Adjustable spanner;10', '6787-150', 10],
  ['a price behind', '6787-150;Klucz nastawny;10;34,90', '6787-150', 10],
  ['an EAN', '2100001000172 10', '2100001000172', 10],
  ['an EAN behind its quantity', '10;2100001000172', '2100001000172', 10],
  ['a symbol of digits', '6787 10', '6787', 10],
  ['a byte order mark', '\uFEFF6787-150;10', '6787-150', 10],
])('a line with %s', (_, text, symbol, quantity) => expect(read(text)).toEqual([[symbol, quantity]]))

test('in English a comma separates thousands, a point decimals', () => {
  expect(read('HEX-5;1,000', 'en')).toEqual([['HEX-5', 1000]])
  expect(read('HEX-5;1,000', 'pl')).toEqual([['HEX-5', 1]])
  expect(read('HEX-5;1.000', 'en')).toEqual([['HEX-5', 1]])
})

test.each<[what: string, row: string, why: string]>([
  ['a fraction', 'HEX-5;1,5', 'quantity'],
  ['zero', 'HEX-5;0', 'quantity'],
  ['a negative number', 'HEX-5;-2', 'quantity'],
  ['too many', 'HEX-5;100001', 'quantity'],
  ['an ambiguous number', 'HEX-5;1.000', 'quantity'],
  ['two words', 'HEX-5;ten', 'quantity'],
  ['a quantity alone, as a field', ';10', 'symbol'],
  ['no letter and no digit', '***', 'symbol'],
  ['a symbol that is too long', `${'x'.repeat(81)};1`, 'long'],
])('%s is returned verbatim', (_, row, why) =>
  expect(read(`A-1;1\n${row}`)).toEqual([
    ['A-1', 1],
    [row, why],
  ]),
)

test('any line ending works; empty lines are ignored', () => {
  expect(read('A-1 1\r\n\r\n  \rB-2 2\n;;\n"";\nC-3 3\n')).toEqual([
    ['A-1', 1],
    ['B-2', 2],
    ['C-3', 3],
  ])
  expect(read(' \n\t\n')).toEqual([])
})

test('rows of the same symbol are merged, case-insensitively', () => {
  expect(read('a-1 2\nB-2 1\nA-1 3')).toEqual([
    ['a-1', 5],
    ['B-2', 1],
  ])
  expect(read('A-1 100000\nA-1 1')).toEqual([
    ['A-1', 100_000],
    ['A-1', 1],
  ])
})

test.each([
  'Symbol;Ilość\nHEX-5;10',
  'Symbol\tQty\nHEX-5\t10',
  'Ilość;Symbol\n10;HEX-5',
  'Lp.;Nazwa;Indeks;Cena;Ilość (szt.)\n1;Klucz 5;HEX-5;12;10',
  'No,Product code,Name,Quantity\n1,HEX-5,"Key, long",10',
  'symbol ilość\nHEX-5 10',
  'Product code Quantity\nHEX-5 10',
])('a header row names the columns: %s', text => expect(read(text)).toEqual([['HEX-5', 10]]))

test('a first line that only resembles a header is a row', () => {
  expect(read('KOD-5 10\nHEX-5 10')).toEqual([
    ['KOD-5', 10],
    ['HEX-5', 10],
  ])
  expect(read('INDEX-7')).toEqual([['INDEX-7', 1]])
})

test('lists are merged, each with its own header', () => {
  expect(parseLines(['A-1 2', 'Symbol;Qty\nA-1;3'], 'en').lines).toEqual([{ symbol: 'A-1', quantity: { amount: 5, unit: null } }])
})

test('an overlong row is returned without being split', () => {
  const row = 'a '.repeat(50_000).trim()
  expect(read(row)).toEqual([[row, 'long']])
})

test('serialising and parsing a list gives the same list', () => {
  const once = parseLines(['DIN 933 M8 10\nHEX-5;ten\n3/8" key,4\n"A;1";3\n10 HEX-6\nHEX-7 1 200 szt.\nCOFFEE;2,5 kg\nB-1 3 pudełka'], 'pl')
  const lines = once.lines.map(({ symbol, quantity }) => ({ symbol, quantity: quantityText(quantity, 'pl') }))
  expect(parseLines([linesAsText({ ...once, lines })], 'pl')).toEqual(once)
})

test.each<[row: string, language: 'en' | 'pl', amount: number, unit: string | null]>([
  ['933-M8 200', 'en', 200, null],
  ['933-M8 200 pcs', 'en', 200, 'piece'],
  ['933-M8;200 szt.', 'pl', 200, 'piece'],
  ['933-M8;1,200 pieces', 'en', 1200, 'piece'],
  ['933-M8 2 boxes', 'en', 2, 'box'],
  ['2 pudełka 933-M8', 'pl', 2, 'box'],
  ['933-M8\t5 op.', 'pl', 5, 'pack'],
  ['COFFEE-1 2.5 kg', 'en', 2.5, 'kg'],
  ['ROD 6 m', 'en', 6, 'm'],
  ['10 x 933-M8', 'en', 10, null],
  ['10 X 933-M8', 'en', 10, null],
  ['933-M8;50;szt.', 'pl', 50, 'piece'],
  ['Symbol;Ilość;JM\n933-M8;50;op.', 'pl', 50, 'pack'],
  ['COFFEE-1 500 g', 'en', 0.5, 'kg'],
])('the unit of a quantity is read: %s', (row, language, amount, unit) => {
  const [line] = parseLines([row], language).lines
  expect(line?.quantity).toEqual({ amount, unit })
})

test('the sum of merged rows has no more decimals than they have', () => {
  const { lines } = parseLines(['CABLE;0,1 kg\nCABLE;0,2 kg'], 'pl')
  expect(lines).toEqual([{ symbol: 'CABLE', quantity: { amount: 0.3, unit: 'kg' } }])
})

test('rows of the same symbol with different units stay apart', () => {
  expect(read('A-1 200 szt.\nA-1 2\nA-1 100 szt.')).toEqual([
    ['A-1', 300],
    ['A-1', 2],
  ])
})

test('a list with too many rows is not parsed, and their number is returned', () => {
  expect(parseLines(['A-1\n'.repeat(1000)], 'pl').lines).toEqual([{ symbol: 'A-1', quantity: { amount: 1000, unit: null } }])
  expect(parseLines(['A-1\n'.repeat(600), 'B-1\n'.repeat(600)], 'pl')).toEqual({ lines: [], unparsed: [], tooMany: 1200 })
})

test('tabs are allowed in and around quoted fields', () => {
  expect(read('"6787-150"\t"10"')).toEqual([['6787-150', 10]])
  expect(read(' "A;1" ; "3" ;')).toEqual([['A;1', 3]])
  expect(read('"6787-150;10')).toEqual([['"6787-150', 10]])
})

test('spaces around a symbol are trimmed', () => {
  expect(read(`${'\t \t'.repeat(100_000)}a`)).toEqual([['a', 1]])
})

/** Minimum CPU time of several runs in ms, unaffected by other processes. */
function timeOf(text: string): number {
  const runs = Array.from({ length: 5 }, () => {
    const begun = process.threadCpuUsage()
    parseLines([text], 'pl')
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

/** Times below this are too short to judge growth. */
const floorMs = 20

/** The maximum number of rows, each with the given number of characters; a row has at most 1000. */
const rowsOf = (part: string) => (length: number) => Array(300).fill(part.repeat(length).slice(0, length)).join('\n')

test.each<[what: string, text: (size: number) => string]>([
  ['tabs and spaces around a letter', size => `${'\t \t'.repeat(size * 200)}a`],
  ['rows of spaces and tabs', rowsOf('\t \tx')],
  ['rows of quotes', rowsOf('"')],
  ['rows of quoted quotes', rowsOf('"",')],
  ['rows of odd quotes', rowsOf('"""a;')],
  ['rows of digits', rowsOf('1')],
  ['rows of numbers', rowsOf('1 ')],
  ['rows of grouped numbers', rowsOf('1 000 ')],
  ['rows of decimals', rowsOf(' 1,')],
  ['rows of separators', rowsOf('a;')],
  ['rows of units', rowsOf('1 szt. ')],
  ['rows that are too long', size => `${'1 '.repeat(size)}\n`.repeat(300)],
  ['one row', size => '1 '.repeat(size * 200)],
  ['line ends', size => '\r\n'.repeat(size * 200)],
])('parse time of %s grows linearly', (_, text) => {
  // A busy machine may disturb one measurement; growth beyond linear shows in each.
  const isLinear = () => timeOf(text(1000)) <= Math.max(floorMs, 3 * timeOf(text(500)))
  expect(isLinear() || isLinear() || isLinear()).toBe(true)
})
