import { expect, test } from 'vitest'
import { hrefTo } from './href.ts'
import { languageOf } from './language.ts'
import { key, pages } from './pages.ts'

test('hrefTo returns the path of a page in a language', () => {
  expect(hrefTo('en', 'home')).toBe('/en')
  expect(hrefTo('pl', 'home')).toBe('/pl')
  expect(hrefTo('pl', 'product', { id: 'sruba-m8' })).toBe('/pl/product/sruba-m8')
})

test('a parameter that is missing does not compile', () => {
  // @ts-expect-error the product's id is needed
  expect(() => hrefTo('en', 'product')).toThrow()
})

test('the language derives from the path, English by default', () => {
  expect(['/', '/en', '/en/product/7', '/plants'].map(languageOf)).toEqual(['en', 'en', 'en', 'en'])
  expect(['/pl', '/pl/product/7', '/pl?people=30', '/pl#finder'].map(languageOf)).toEqual(['pl', 'pl', 'pl', 'pl'])
})

test('a key matches ids and slugs', () => {
  for (const good of ['1', '987654321', 'sruba-m8', '4-way-key', 'a']) expect(good).toMatch(key)
  for (const bad of ['0', '007', '1234567890', '12-34', 'Upper', 'a--b', '-a', 'a-', 'ż', 'a b', '']) expect(bad).not.toMatch(key)
})

test('both languages of a page have the same parameters', () => {
  const names = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)
  for (const page of Object.values(pages)) expect(names(page.pl)).toEqual(names(page.en))
})
