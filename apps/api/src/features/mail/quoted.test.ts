import { expect, test } from 'vitest'
import { quotedLine, quotedText } from './quoted.ts'

test.each([
  ['https://evil.example/x?y=1', 'https: //evil. example/x?y=1'],
  ['www.evil.example', 'www. evil. example'],
  ['See evil.example!', 'See evil. example!'],
  ['write to thief@evil.example', 'write to thief@evil. example'],
  ['mailto:thief, tel:+48600100200, javascript:alert(1)', 'mailto: thief, tel: +48600100200, javascript: alert(1)'],
  ['http://2130706433/', 'http: //2130706433/'],
  ['s3://bucket', 's3: //bucket'],
  ['at 192.0.2.1/x', 'at 192. 0. 2. 1/x'],
  ['\\\\host\\share', '\\ \\host\\share'],
  ['evil。example and evil．example', 'evil。 example and evil． example'],
  ['evil.\u200bexample', 'evil. example'],
  ['ev\u00adil.example \u202egro.live', 'evil. example gro. live'],
  ['zażółć.łódź.pl', 'zażółć. łódź. pl'],
])('%s is neutralised', (typed, quoted) => {
  expect(quotedText(typed)).toBe(quoted)
})

test.each([
  'Jan Kowalski-Nowak',
  'ul. Prosta 1/2',
  'M8.8, 1.5 kg, 12:30, 1.234,50 zł',
  'O’Neill & Sons',
  'Uwaga: dzwonić 2 razy.\nDziękuję!',
])('text without a link is unchanged: %s', typed => {
  expect(quotedText(typed)).toBe(typed)
})

test('control characters become spaces; line feeds stay in a text, not in a line', () => {
  expect(quotedText('a\r\n\u001b[31mb\u0000')).toBe('a\n [31mb ')
  expect(quotedLine(' a\r\nBcc: b\u2028c ', 40)).toBe('a Bcc: b c')
})

test('a long text is shortened by characters', () => {
  expect(quotedLine('x'.repeat(41), 40)).toBe(`${'x'.repeat(39)}…`)
  expect(quotedLine('😀'.repeat(40), 40)).toBe('😀'.repeat(40))
})

test('quoting takes linear time', () => {
  const shapes = ['a.', '1.', 'a:', ':/', '\\', '\u200b', ' ', '\r', '1.1.1.1.', '.']
  const took = (text: string) => {
    const began = process.cpuUsage()
    quotedText(text)
    quotedLine(text, 40)
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
  for (const shape of shapes) {
    const [once, twice] = [50_000, 100_000].map(size => Math.min(...[1, 2, 3].map(() => took(shape.repeat(size / shape.length)))))
    expect([shape, (twice ?? 0) <= 3 * Math.max(once ?? 0, 50)]).toEqual([shape, true])
  }
})
