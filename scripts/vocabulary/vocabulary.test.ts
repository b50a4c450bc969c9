import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../build.ts'
import { literalsIn } from './literals.ts'
import { shopTexts, type Text } from './shop-texts.ts'

/** Words of each sentence of a text, in lower case. */
const sentencesOf = (text: string): string[][] =>
  text
    .toLowerCase()
    .split(/[.:;!?\n]+/)
    .map(sentence => sentence.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*|…/gu) ?? [])
    .filter(words => words.length > 0)

const maxGap = 4

/** Where the words that begin at a place match a variant, each possible end; `*` is any ending, `…` up to four words. */
function endsOf(words: readonly string[], at: number, variant: readonly string[], part = 0): number[] {
  const wanted = variant[part]
  if (wanted === undefined) return [at]
  if (wanted === '…') {
    const last = Math.min(at + maxGap, words.length)
    return Array.from({ length: last - at + 1 }, (_, gap) => at + gap).flatMap(next => endsOf(words, next, variant, part + 1))
  }
  const word = words[at]
  const matches = wanted.endsWith('*') ? word?.startsWith(wanted.slice(0, -1)) : word === wanted
  return matches ? endsOf(words, at + 1, variant, part + 1) : []
}

interface Variant {
  words: readonly string[]
  /** Rejected as a whole text alone. */
  isLabel: boolean
}

const variantOf = (written: string): Variant => ({ words: written.replaceAll('"', '').split(' '), isLabel: written.startsWith('"') })

const contains = (sentences: readonly string[][], variant: Variant) =>
  variant.isLabel
    ? sentences.length === 1 && sentences.some(words => endsOf(words, 0, variant.words).includes(words.length))
    : sentences.some(words => words.some((_, i) => endsOf(words, i, variant.words).length > 0))

interface Rejected extends Variant {
  language: Text['language']
  written: string
  preferred: string
}

/** Reads the table under the last heading of the glossary. */
function rejectedIn(glossary: string): Rejected[] {
  const [, section = ''] = glossary.split('\n## Words of the shop\n')
  const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split('|').map(cell => cell.trim()))
  return rows
    .filter(([first = '']) => first !== 'Polish' && !first.startsWith('---'))
    .flatMap(([pl = '', en = '', notPl = '', notEn = '']) => [
      ...listed(notPl).map(written => ({ ...variantOf(written), language: 'pl' as const, written, preferred: pl })),
      ...listed(notEn).map(written => ({ ...variantOf(written), language: 'en' as const, written, preferred: en })),
    ])
}

const listed = (cell: string) =>
  cell
    .split(',')
    .map(one => one.trim())
    .filter(Boolean)

const rejected = rejectedIn(readFileSync(`${root}/docs/glossary.md`, 'utf8'))
const texts = shopTexts()

const findings = (found: readonly Text[], why: (text: Text) => string | undefined) =>
  found.flatMap(text => {
    const reason = why(text)
    return reason === undefined ? [] : [`${text.where} (${text.language}): ${reason} in: ${text.text.slice(0, 160)}`]
  })

test('texts are found in messages, e-mails, printed documents, the demo shops and the templates of pages', () => {
  const places = texts.map(({ where }) => where)
  for (const place of [
    /cart\.messages\.ts$/,
    /order-email\.messages\.ts$/,
    /default-configuration\.ts$/,
    /documents\/data-sheets\.ts$/,
    /documents\/catalogues\.ts$/,
    /documents\/drawing\.ts$/,
    /^Kawa i Automat\./,
    /^templates\./,
  ])
    expect(places).toContainEqual(expect.stringMatching(place))
  expect(rejected.length).toBeGreaterThan(50)
})

test('no text has a word that the glossary rejects', () => {
  const byLanguage = Map.groupBy(rejected, ({ language }) => language)
  expect(
    findings(texts, ({ language, text }) => {
      const sentences = sentencesOf(text)
      const found = byLanguage.get(language)?.find(variant => contains(sentences, variant))
      return found && `“${found.written}” instead of “${found.preferred}”`
    }),
  ).toEqual([])
})

test('English dates and times are British', () => {
  const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
  const american = new RegExp(`\\b${month} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}\\b|\\d ?[AP]M\\b|\\d ?[ap]\\.m\\.`)
  expect(findings(texts, ({ language, text }) => (language === 'en' ? american.exec(text)?.[0] : undefined))).toEqual([])
})

test('percentages and digits are set as record 061 says', () => {
  const wrong = {
    en: /\d[ \u00a0]%|(?<![\d+] ?)\b\d{1,3}[ \u00a0]\d{3}(?![\d])/,
    pl: /\d[ \u00a0]%|(?<![\d.])\d{1,3},\d{3},\d{3}(?!\d)/,
  }
  expect(findings(texts, ({ language, text }) => wrong[language].exec(text.replaceAll(/\+\d[\d ]+/g, ''))?.[0])).toEqual([])
})

test('Polish addresses the reader with a capital letter', () => {
  const small = /(?<!\p{L})(?:twój|twoj\p{L}*|tobie|tobą|ciebie|cię)(?!\p{L})/u
  expect(findings(texts, ({ language, text }) => (language === 'pl' ? small.exec(text)?.[0] : undefined))).toEqual([])
})

test('literals are known by their language', () => {
  const source = `
    const fieldErrorPl = () => 'pole'
    export const x = messages({ a: 'one', b: (n) => \`\${n} pieces\` }, { a: condition ? 'jeden' : 'dwa' })
    const y = { en: 'name', pl: 'nazwa', code: 'x' }`
  expect(literalsIn('x.ts', source)).toEqual([
    { language: 'pl', text: 'pole' },
    { language: 'en', text: 'one' },
    { language: 'en', text: '… pieces' },
    { language: 'pl', text: 'jeden' },
    { language: 'pl', text: 'dwa' },
    { language: 'en', text: 'name' },
    { language: 'pl', text: 'nazwa' },
  ])
})

test('a rejected variant is found by whole words, endings and gaps, or as a whole text', () => {
  const found = (text: string, variant: string) => contains(sentencesOf(text), variantOf(variant))
  expect([found('Send a mail.', 'mail'), found('Send an e-mail.', 'mail'), found('mailing', 'mail*')]).toEqual([true, false, true])
  expect([found('No order fits', 'no … fits'), found('No … of them fits', 'no … fits')]).toEqual([true, true])
  expect(found('All in one parcel. Machines next', 'parcel machine*')).toBe(false)
  expect(found('No order was placed today by anybody who fits', 'no … fits')).toBe(false)
  expect([found('Termin', '"termin"'), found('Termin płatności', '"termin"'), found('Od ilości, netto', '"od ilości …"')]).toEqual([
    true,
    false,
    true,
  ])
})
