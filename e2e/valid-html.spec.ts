import { hrefTo, languages } from '@stragan/routing'
import { test } from './audits.ts'
import { expect } from './fixtures.ts'
import { htmlProblems } from './html-problems.ts'
import { publicScreens } from './screens.ts'

// One test reads 100 pages.
test.setTimeout(300_000)

test('some pages of each kind and filtered lists are valid HTML without untranslated keys', async ({ request, nuChecker }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const mapped = [...xml.matchAll(/<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const kinds = Map.groupBy(mapped, path => path.split('/').slice(0, 3).join('/'))
  const sampled = [...kinds.values()].flatMap(paths => paths.filter((_, i) => i % Math.ceil(paths.length / 4) === 0))
  const lists = languages.flatMap(language => {
    const list = hrefTo(language, 'allProducts')
    return [`${list}?q=m8`, `${list}?view=table`, `${list}?q=qwertyzxcv`, `${list}?in_stock=1&price_to=20`]
  })
  // The screens themselves: screens.spec.ts.
  const audited = new Set(publicScreens.filter(({ host }) => host === 'localhost').map(({ path }) => path))
  for (const path of new Set([...sampled, ...lists].filter(one => !audited.has(one)))) {
    const response = await request.get(path, { headers: { accept: 'text/html' } })
    expect.soft(response.status(), path).toBe(200)
    expect.soft(await htmlProblems(await response.text(), nuChecker), path).toEqual([])
  }
})
