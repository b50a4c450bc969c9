import { expect, test } from 'vitest'
import { loader as categoryPicture } from './features/classification/sent-category-picture.ts'
import { loader as logo } from './features/classification/sent-logo.ts'
import { loader as documents } from './features/documents/sent-documents.ts'
import { loader as notice } from './features/guarantee-notice/sent-guarantee-notice.ts'
import { loader as pictures } from './features/pictures/sent-pictures.ts'

test.each([
  ['pictures of a product', pictures],
  ['documents of a product', documents],
  ['the picture of a category', categoryPicture],
  ['the logo of a brand', logo],
  ['a notice', notice],
])('the address that %s are sent to leads to no other host, and fails for no letter', (_, loader) => {
  const locationFor = (shop: string) => (loader as (args: object) => Response)({ params: { shop, id: '1' } }).headers.get('location')
  expect(locationFor('tools')).toMatch(/^\/tools\//)
  for (const shop of ['/evil.example', '\\evil.example', 'ą\r\nX: y']) expect(locationFor(shop)).toMatch(/^\/(?![/\\])/)
})
