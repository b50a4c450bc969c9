import { execFileSync, spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { port } from './ports.ts'

/** A page as w3m shows it: its words, and where its numbered links lead. */
function read(path: string) {
  const url = path.startsWith('http') ? path : `http://localhost:${port}${path}`
  const shown = execFileSync('w3m', ['-dump', '-cols', '200', '-o', 'display_link_number=1', '-o', 'accept_language=en', url], {
    encoding: 'utf8',
  })
  const [words = '', references = ''] = shown.split('\nReferences:')
  const links = new Map([...references.matchAll(/^\[(\d+)\] (\S+)/gm)].map(([, number, href]) => [String(number), String(href)]))
  return {
    words,
    /** Follows the first link with these words, as a reader would by its number. */
    follow(name: string) {
      const number = new RegExp(`\\[(\\d+)\\]${name}`).exec(words)?.[1]
      const href = links.get(number ?? '')
      expect([name, href]).toEqual([name, expect.stringContaining('http')])
      return read(String(href))
    },
  }
}

const hasW3m = spawnSync('w3m', ['-version']).status === 0

test.describe('in a text browser', () => {
  test.skip(!hasW3m, 'w3m is not installed')

  test('a visitor gets from home to a product by menu', () => {
    const list = read('/en').follow('Hexagon bolts')
    expect(list.words).toContain('Hexagon bolts')
    const product = list.follow('Hexagon bolt DIN 933 M8')
    expect(product.words).toMatch(/933-8\.8-M8/)
    expect(product.words).toMatch(/zł\s?\d/)
  })

  test('by search', () => {
    const form = read('/en')
    expect(form.words).toContain('Search')
    const found = read('/en/products-all?q=sds+plus+dril')
    expect(found.follow('SDS-plus').words).toMatch(/SDSP-/)
  })

  test('by facets, in Polish', () => {
    const list = read('/pl/category/sruby-szesciokatne')
    expect(list.words).toContain('Gwint')
    const narrowed = read('/pl/category/sruby-szesciokatne?feature%5Bthread%5D=m8')
    expect(narrowed.words).toMatch(/M8/)
    const product = narrowed.follow('Śruba sześciokątna')
    expect(product.words).toMatch(/zł/)
  })
})
