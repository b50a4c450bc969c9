import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { jsxDEV } from './jsx-dev-runtime.tsx'
import { Fragment, jsx, jsxs } from './jsx-runtime.tsx'

/** Shows a no-break space as `_`. */
const shown = (element: React.ReactElement) => renderToStaticMarkup(element).replaceAll('\u00a0', '_')

test.each([
  ['text', jsx('p', { children: 'Śruby i nakrętki' }), '<p>Śruby i_nakrętki</p>'],
  ['text in development', jsxDEV('p', { children: 'Śruby i nakrętki' }, undefined, false), '<p>Śruby i_nakrętki</p>'],
  [
    'text between elements',
    jsxs('p', { children: ['W ', jsx('b', { children: 'koszyku' }), ' i w domu'] }),
    '<p>W_<b>koszyku</b> i_w_domu</p>',
  ],
  ['a list', jsx('p', { children: ['5 kg', null, 7, false, ' z'] }), '<p>5_kg7 z</p>'],
  ['a fragment', jsx(Fragment, { children: 'od 5 zł' }), 'od 5_zł'],
  [
    'a component, in its elements',
    jsx(({ children }: { children: string }) => jsx('i', { children }), { children: 'od 5 zł' }),
    '<i>od 5_zł</i>',
  ],
  [
    'a component that has several children, beside others',
    jsx(({ children }: { children: React.ReactNode }) => jsxs('a', { children: ['→', children] }), {
      children: ['od 5 zł', jsx('i', { children: ' z VAT' }, 'vat')],
    }),
    '<a>→od 5_zł<i> z_VAT</i></a>',
  ],
  [
    'no text given to a component',
    jsx(({ children }: { children: string }) => createElement('i', null, children), { children: 'od 5 zł' }),
    '<i>od 5 zł</i>',
  ],
  [
    'nothing that a component shows to be copied',
    jsx(({ children }: { children: string }) => jsx('b', { translate: 'no', children }), { children: 'Sklep sp. z o.o.' }),
    '<b translate="no">Sklep sp. z o.o.</b>',
  ],
  [
    'no attribute',
    jsx('a', { title: 'Śruby i nakrętki', 'aria-label': 'od 5 zł' }),
    '<a title="Śruby i nakrętki" aria-label="od 5 zł"></a>',
  ],
  ['no value', jsx('option', { value: 'x', children: 'Śruby i nakrętki' }), '<option value="x">Śruby i nakrętki</option>'],
  ['no code', jsx('code', { children: '5 kg' }), '<code>5 kg</code>'],
  [
    'nothing that is to be copied',
    jsx('span', { translate: 'no', children: 'Kawa i Automat' }),
    '<span translate="no">Kawa i Automat</span>',
  ],
])('%s', (_, element, markup) => expect(shown(element)).toBe(markup))

test('props without text stay the same object, and keys are handed on', () => {
  const element = jsx('p', { children: 'Text' }, 'key')
  expect([element.key, element.props]).toEqual(['key', { children: 'Text' }])
})
