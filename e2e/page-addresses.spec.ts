import { expect, test } from './fixtures.ts'

const read = { maxRedirects: 0, headers: { accept: 'text/html' } } as const

interface Named {
  slugs: { en: string; pl: string }
}

test('a slug of the other language redirects to the slug of the page’s language', async ({ request }) => {
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const list = async (path: string) => (await request.get(`/api/my-shop/${path}`, { headers })).json()
  const differ = ({ slugs }: Named) => slugs.en !== slugs.pl
  const products = (await list('products?per_page=100')).items as Named[]
  const categories = (await list('category_tree')) as Named[]
  for (const [kind, found] of [
    ['product', products.find(differ)],
    ['category', categories.find(differ)],
  ] as const) {
    const slugs = found?.slugs ?? { en: '', pl: '' }
    for (const [language, other] of [
      ['en', 'pl'],
      ['pl', 'en'],
    ] as const) {
      const response = await request.get(`/${language}/${kind}/${slugs[other]}?page=1`, read)
      expect([response.status(), response.headers().location]).toEqual([301, `/${language}/${kind}/${slugs[language]}?page=1`])
      expect((await request.get(`/${language}/${kind}/${slugs[language]}`, read)).status()).toBe(200)
    }
    for (const none of ['no-such-thing', '99999999']) expect((await request.get(`/en/${kind}/${none}`, read)).status()).toBe(404)
  }
})

test('each shop serves its own cacheable /favicon.ico', async ({ request }) => {
  const marks: string[] = []
  for (const host of ['localhost', 'kawa.localhost']) {
    const response = await request.get('/favicon.ico', { headers: { host } })
    expect([response.status(), response.headers()['content-type'], response.headers()['cache-control']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'public, max-age=86400',
    ])
    marks.push(await response.text())
    expect(marks.at(-1)).toMatch(/^<svg /)
  }
  expect(new Set(marks).size).toBe(2)
})
