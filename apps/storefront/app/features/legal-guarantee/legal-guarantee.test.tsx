import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guaranteeIn, LegalGuarantee } from './legal-guarantee.tsx'

const picture = {
  url: '/api/my-shop/pictures/0123',
  width: 1600,
  height: 2263,
  placeholder: '#ffffff',
  is_drawing: true,
  is_family_picture: false,
  alt: 'Notice',
}

test.each([
  [
    'en',
    'at least two years',
    'href="/en/regulations#reminder-of-the-legal-guarantee-of-conformity"',
    'href="https://europa.eu/youreurope/guarantees"',
  ],
  [
    'pl',
    'co najmniej dwa lata',
    'href="/pl/regulamin#przypomnienie-o-prawnej-gwarancji-zgodnosci"',
    'href="https://europa.eu/youreurope/gwarancje"',
  ],
] as const)('the reminder in %s says how long the seller is liable, and links the terms and Your Europe', (language, ...said) => {
  const html = renderToStaticMarkup(<LegalGuarantee language={language} />).replaceAll('\u00a0', ' ')
  for (const words of said) expect(html).toContain(words)
  expect(html).not.toContain('_blank')
})

test('where a form would be left, the links open in a new tab and say so', () => {
  const html = renderToStaticMarkup(<LegalGuarantee language="en" newTab="(opens in a new tab)" />).replaceAll('\u00a0', ' ')
  expect(html.match(/target="_blank"/g)).toHaveLength(2)
  expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(2)
})

test('a shop that sells to companies alone reminds nobody', () => {
  const content = { pages: [], kinds: [], guarantee_notice: null }
  expect(guaranteeIn({ sellsTo: 'everyone', content })).toEqual({})
  expect(guaranteeIn({ sellsTo: 'companies', content: { ...content, guarantee_notice: picture } })).toBeNull()
})

const { notice } = guaranteeIn({ sellsTo: 'everyone', content: { pages: [], kinds: [], guarantee_notice: picture } }) ?? {}
const shown = (props: object) => renderToStaticMarkup(<LegalGuarantee language="pl" {...props} />).replaceAll('\u00a0', ' ')

test('the picture of the notice is whole, says what it says, loads late and keeps its colours on dark screens', () => {
  const html = shown({ notice })
  expect(html).toMatch(
    /<img[^>]* alt="Informacja Unii Europejskiej o prawnej gwarancji zgodności towaru z umową: [^"]*co najmniej dwuletnią/,
  )
  expect(html).toMatch(/<img[^>]* width="1600" height="2263"/)
  expect(html).toMatch(/<img[^>]* loading="lazy"/)
  expect(html).not.toMatch(/data-drawing|<details/)
  expect(html).toContain('href="/api/my-shop/pictures/0123-1200.webp"')
})

test('on a product page the notice is shown on demand, and without a picture nothing offers it', () => {
  expect(shown({ notice, isFolded: true })).toMatch(/<details[^>]*><summary[^>]*>Pokaż informację.*<img/)
  expect(shown({ isFolded: true })).toBe(shown({}))
  expect(shown({})).not.toMatch(/<img|<details/)
})
