import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const text = 'Symbol;Ilość\r\nŁĄ-5;10\r\n'

test.each<[encoding: string, bytes: Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['Windows-1250', Buffer.from(text.replace('ść', '\x9c\xe6').replace('ŁĄ', '\xa3\xa5'), 'latin1')],
])('%s is decoded', (_, bytes) => expect(decodeText(bytes)).toBe(text))

test('a workbook is rejected', () => expect(decodeText(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0))).toBeNull())

test('text with NUL is rejected, with any byte order mark; invalid UTF-16 becomes U+FFFD', () => {
  expect(decodeText(Buffer.from('\uFEFFA\0;1', 'utf16le'))).toBeNull()
  expect(decodeText(Buffer.from('\uFEFFA\ud800;1', 'utf16le'))).toBe('A\uFFFD;1')
})
