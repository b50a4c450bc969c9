import { expect, test } from 'vitest'
import { screwOf, screwOfStandard } from './screw-sizes.ts'

test.each([
  [
    { thread: 'm8', length: '40-mm', head: 'hexagon' },
    { head: 'hexagon', diameter: 8, pitch: 1.25, length: 40, threadLength: 40, headSize: { k: 5.3, width: 13, s: 13 } },
  ],
  [
    { thread: 'm5', length: '16-mm', head: 'countersunk-90' },
    { head: 'countersunk', diameter: 5, pitch: 0.8, length: 16, threadLength: 16, headSize: { k: 3.1, width: 11.2, s: 3 } },
  ],
  [
    { thread: 'm6', length: '20-mm', head: 'button' },
    { head: 'button', diameter: 6, pitch: 1, length: 20, threadLength: 20, headSize: { k: 3.3, width: 10.5, s: 4 } },
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

test.each([
  ['din-933-iso-4017', 'm10', 60, { head: 'hexagon', headSize: { s: 17 }, threadLength: 60 }],
  ['din-931-iso-4014', 'm10', 60, { head: 'hexagon', headSize: { s: 17 }, threadLength: 26 }],
  ['din-931', 'm10', 150, { threadLength: 32 }],
  ['din-912-iso-4762', 'm6', 50, { head: 'cylindrical', headSize: { k: 6, width: 10, s: 5 }, threadLength: 24 }],
  ['iso-10642-din-7991', 'm8', 20, { head: 'countersunk', headSize: { s: 5 }, threadLength: 20 }],
  ['iso-7380-1', 'm8', 20, { head: 'button', pitch: 1.25 }],
])('%s %s of %i mm has the sizes of its standard', (norm, thread, length, screw) => {
  expect(screwOfStandard({ norm, thread }, length)).toMatchObject(screw)
})

test.each([
  ['iso-4017', 'm10'],
  ['iso-7380-2', 'm8'],
  ['din-9331', 'm8'],
  ['din-933', 'm7'],
  ['', 'm8'],
])('the sizes of %s %s are not known', (norm, thread) => {
  expect(screwOfStandard({ norm, thread }, 40)).toBeNull()
})
