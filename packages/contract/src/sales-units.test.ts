import { expect, test } from 'vitest'
import { salesUnitCodes } from './constants.ts'
import { unitOfWord } from './sales-unit-words.ts'
import { describePriced, describeSalesUnit, formatContained, formatFrom, formatQuantity, singlePiece } from './sales-units.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const box = { code: 'box', content: { amount: 100, unit: 'piece' } } as const
const bag = { code: 'bag', content: { amount: 0.25, unit: 'kg' } } as const

test.each([
  [1, '1 box', '1 pudełko', 'od 1 pudełka'],
  [2, '2 boxes', '2 pudełka', 'od 2 pudełek'],
  [5, '5 boxes', '5 pudełek', 'od 5 pudełek'],
  [22, '22 boxes', '22 pudełka', 'od 22 pudełek'],
  [1081, '1,081 boxes', '1 081 pudełek', 'od 1 081 pudełek'],
])('%d boxes', (quantity, en, pl, from) => {
  expect(plain(formatQuantity('en', quantity, 'box'))).toBe(en)
  expect(plain(formatQuantity('pl', quantity, 'box'))).toBe(pl)
  expect(plain(formatFrom('pl', quantity, 'box'))).toBe(from)
})

test('pieces are abbreviated where there is little room', () => {
  expect(plain(formatQuantity('en', 1, 'piece', 'short'))).toBe('1 pc')
  expect(plain(formatFrom('en', 5, 'piece'))).toBe('from 5 pcs')
  expect(plain(formatFrom('pl', 5, 'piece'))).toBe('od 5 szt.')
  expect(plain(formatQuantity('pl', 1, 'can', 'accusative'))).toBe('1 puszkę')
})

test('a sales unit is described with its content, a single article is not', () => {
  expect(plain(describeSalesUnit('en', box))).toBe('box of 100')
  expect(plain(describeSalesUnit('pl', box))).toBe('pudełko 100 szt.')
  expect(plain(describeSalesUnit('en', bag))).toBe('bag of 250 g')
  expect(plain(describeSalesUnit('pl', bag, 'accusative'))).toBe('torbę 250 g')
  expect(describeSalesUnit('pl', singlePiece, 'accusative')).toBe('sztukę')
  expect(plain(describePriced('en', box, 100))).toBe('100 boxes')
  expect(describePriced('pl', null, 1)).toBe('jednostkę sprzedaży')
})

test('a quantity contains so much in all', () => {
  expect(plain(formatContained('en', 371, box))).toBe('37,100 pcs')
  expect(plain(formatContained('pl', 3, bag))).toBe('750 g')
  expect(plain(formatContained('en', 4, bag))).toBe('1 kg')
  expect(formatContained('en', 3, singlePiece)).toBeNull()
})

test('every form of every unit is read again', () => {
  for (const code of salesUnitCodes)
    for (const quantity of [1, 2, 5, 22])
      for (const language of ['en', 'pl'] as const) {
        const [, word = ''] = formatQuantity(language, quantity, code).split('\u00a0')
        expect([word, unitOfWord(word)?.unit]).toEqual([word, code])
      }
  for (const word of ['constructor', '__proto__', '', 'foxes']) expect(unitOfWord(word)).toBeNull()
})
