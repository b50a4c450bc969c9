import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import './react.ts'

test.each([
  ['translate="no"', <b key="1" translate="no" />, '<b translate="no"></b>'],
  ['spellCheck="false"', <input key="2" spellCheck="false" />, '<input spellCheck="false"/>'],
  ['the first line break of a text area', <textarea key="3" defaultValue={'\nb'} />, '<textarea>\n\nb</textarea>'],
  ['no suppressHydrationWarning of a script', <script key="4" suppressHydrationWarning />, '<script></script>'],
])('HTML has %s', (_, element, html) => {
  expect(renderToString(element)).toBe(html)
})
