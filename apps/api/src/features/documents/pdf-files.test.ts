import { expect, test } from 'vitest'
import { pageCount } from './pdf-files.ts'

const file = (content: string) => Buffer.from(`%PDF-1.7\n${content}\n%%EOF`, 'latin1')
const size = 20 * 1024 * 1024

test('the root of the tree of pages names their number', async () => {
  const tree = '1 0 obj << /Type /Pages /Kids [2 0 R] /Count 12 >> endobj 2 0 obj << /Type /Pages /Count 5 >> endobj'
  expect(await pageCount(file(tree))).toBe(12)
  expect(await pageCount(file('1 0 obj << /Type /Page >> endobj'))).toBe(null)
})

test.each(['/Type/Pages', '<</Type/Pages/Count 1', '/ObjStm', '/ObjStm stream'])('a file full of %j is read in a moment', async word => {
  const content = file(word.repeat(size / word.length))
  const startedAt = performance.now()
  await pageCount(content)
  expect(performance.now() - startedAt).toBeLessThan(2000)
})
