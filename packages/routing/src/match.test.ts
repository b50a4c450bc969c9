import { expect, test } from 'vitest'
import { findPage } from './match.ts'

test('a path of the route table matches its page and language', () => {
  expect(findPage('/')).toEqual({ page: { id: 'home', language: 'en', params: {} } })
  expect(findPage('/pl')).toEqual({ page: { id: 'home', language: 'pl', params: {} } })
  expect(findPage('/pl/product/sruba-m8')).toEqual({ page: { id: 'product', language: 'pl', params: { id: 'sruba-m8' } } })
  expect(findPage('/en/career/job')).toEqual({ page: { id: 'jobApplication', language: 'en', params: {} } })
  expect(findPage('/en/career/7')).toEqual({ page: { id: 'career', language: 'en', params: { id: '7' } } })
})

test('another letter case or a trailing slash redirects to the canonical path', () => {
  expect(findPage('/EN')).toEqual({ redirect: '/en' })
  expect(findPage('/pl/')).toEqual({ redirect: '/pl' })
  expect(findPage('/Pl/Product/sruba-m8//')).toEqual({ redirect: '/pl/product/sruba-m8' })
})

test('invalid parameters and unknown paths do not match', () => {
  for (const path of [
    '/pl/product/Duza-Litera',
    '/pl/product/',
    '/en/product/0',
    '/en/career/fitter',
    '/pl/career/7',
    '/en/product/1/2',
    '/de',
    '/product/1',
    '//en',
    '/en//product/1',
  ])
    expect([path, findPage(path)]).toEqual([path, { nothing: true }])
})
