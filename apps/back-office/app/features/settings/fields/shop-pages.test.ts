import { type Page, pageIds, pages } from '@stragan/routing'
import { expect, test } from 'vitest'
import { shopPageNames } from './shop-pages.messages.ts'

test('every page that search engines list, besides those of a product and the like, has a name in both languages', () => {
  const listed = pageIds.filter(id => {
    const page: Page = pages[id]
    return !page.params && !page.noindex
  })
  expect(Object.keys(shopPageNames).sort()).toEqual(listed.sort())
  for (const name of Object.values(shopPageNames)) expect([name.en, name.pl]).not.toContain('')
})
