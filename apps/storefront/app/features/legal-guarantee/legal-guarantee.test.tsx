import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LegalGuarantee, remindsOfGuarantee } from './legal-guarantee.tsx'

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
  expect([remindsOfGuarantee({ sellsTo: 'everyone' }), remindsOfGuarantee({ sellsTo: 'companies' })]).toEqual([true, false])
})
