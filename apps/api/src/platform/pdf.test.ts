import { expect, test } from 'vitest'
import { textsOfPdf } from '../../test/pdf-text.ts'
import { line, page, writePdf } from './pdf.ts'

const written = async (texts: readonly string[]) => {
  const { bytes } = await writePdf({ language: 'pl', info: {}, frame: () => undefined }, pdf => {
    for (const [i, text] of texts.entries()) line(pdf, text, page.left, page.top + 20 * i, { size: 9 })
  })
  return textsOfPdf(bytes)
}

test('letters that an earlier document had only as a part of others can be read back and searched for', async () => {
  // A font describes ż as z with a dot.
  expect(await written(['żółw'])).toEqual(['żółw'])
  expect(await written(['Nazwa', 'Ćma, o, l'])).toEqual(['Nazwa', 'Ćma, o, l'])
})
