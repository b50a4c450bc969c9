import { expect, test } from 'vitest'
import { screwOf } from './screw-sizes.ts'

test.each([
  [
    { thread: 'm8', length: '40-mm', head: 'hexagon' },
    { head: 'hexagon', diameter: 8, length: 40, headSize: { k: 5.3, width: 13 } },
  ],
  [
    { thread: 'm5', length: '16-mm', head: 'countersunk-90' },
    { head: 'countersunk', diameter: 5, length: 16, headSize: { k: 3.1, width: 11.2 } },
  ],
  [
    { thread: 'm6', length: '20-mm', head: 'button' },
    { head: 'button', diameter: 6, length: 20, headSize: { k: 3.3, width: 10.5 } },
  ],
  [{ thread: 'm7', length: '20-mm', head: 'hexagon' }, null],
  [{ thread: 'm8', head: 'hexagon' }, null],
  [{ thread: 'm8', length: '0-mm', head: 'hexagon' }, null],
  [{ thread: 'm8', length: '40-mm', head: 'pan' }, null],
  [{ thread: 'm6', length: '20-mm', head: 'button-with-flange' }, null],
  [{ thread: 'm6', length: '20-mm', head: 'hexagon-with-epdm-washer' }, null],
  [{ thread: 'm6', length: '20-mm', head: 'constructor' }, null],
])('%j is drawn as %j', (values, screw) => {
  expect(screwOf(values)).toEqual(screw)
})
