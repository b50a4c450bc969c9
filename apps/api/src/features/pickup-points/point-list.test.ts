import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'
import { distanceKm } from './distance.ts'
import { readPointList } from './point-list.ts'
import { cityKey } from './search-keys.ts'

const item = {
  name: 'LOD01A',
  type: ['parcel_locker', 'parcel_send'],
  status: 'Operating',
  country: 'PL',
  address: { line1: 'Kościuszki 23', line2: '90-001 Łódź' },
  address_details: { city: 'Łódź', post_code: '90-001', street: 'Kościuszki', building_number: '23' },
  location: { latitude: 51.76, longitude: 19.45 },
  location_description: 'Przy parkingu',
  opening_hours: '24/7',
  payment_available: true,
}
const point = {
  network: 'inpost',
  code: 'LOD01A',
  name: 'LOD01A',
  street: 'Kościuszki 23',
  postal_code: '90-001',
  city: 'Łódź',
  country: 'PL',
  latitude: 51.76,
  longitude: 19.45,
  opening_hours: '24/7',
  description: 'Przy parkingu',
  takes_cash_on_delivery: true,
  is_sample: false,
}
const read = (...items: unknown[]) => readPointList('inpost', JSON.stringify({ items, total_pages: 1 }))

test('reads the points of InPost’s public list', () => {
  expect(read(item)).toEqual({ points: [point], refused: [], closed: 0 })
  expect(readPointList('inpost', JSON.stringify([item])).points).toEqual([point])
})

test('a street without its parts is read from the address', () => {
  const details = { city: 'Łódź', post_code: '90-001', street: null, building_number: null }
  expect(read({ ...item, address_details: details }).points[0]?.street).toBe('Kościuszki 23')
})

test('points that are not in service, and partner shops, are left out', () => {
  expect(read(item, { ...item, name: 'A1', status: 'Disabled' }, { ...item, name: 'A2', type: ['pop'] })).toMatchObject({
    points: [point],
    closed: 2,
  })
})

test('rows that are no valid point are refused with their fields', () => {
  const bad = { ...item, name: 'B1', location: { latitude: 95, longitude: 19 }, address_details: { ...item.address_details, city: '' } }
  expect(read(item, bad, null, item).refused).toEqual([
    { row: 2, why: 'city, latitude' },
    { row: 3, why: expect.stringContaining('street') },
    { row: 4, why: 'code LOD01A is there twice' },
  ])
})

test('one page of several, and JSON without items, are refused as a whole', () => {
  expect(() => readPointList('inpost', JSON.stringify({ items: [item], total_pages: 3 }))).toThrow(/one of several pages/)
  expect(() => readPointList('inpost', '{"points": []}')).toThrow(/no list of items/)
})

test('reads CSV with named columns in any order', () => {
  const rows = [
    'city;code;postal_code;street;latitude;longitude;description;takes_cash_on_delivery;opening_hours;name',
    'Łódź;lod01a;90-001;"Kościuszki 23";51,76;19.45;"Przy parkingu; ""Pod Dębem""";yes;24/7;Centrum',
    'Łódź;LOD02;90-001;;51.76;19.45;;no;;',
  ]
  const { points, refused } = readPointList('inpost', `\uFEFF${rows.join('\r\n')}\r\n`)
  expect(points).toEqual([{ ...point, name: 'Centrum', description: 'Przy parkingu; "Pod Dębem"' }])
  expect(refused).toEqual([{ row: 2, why: 'street' }])
  expect(() => readPointList('inpost', 'code,city\nA,B')).toThrow(/lacks street, postal_code, latitude, longitude/)
})

test.each([
  [
    'a space',
    '"L""1" ,Lodz\nL2,Opole',
    [
      ['L"1', 'Lodz'],
      ['L2', 'Opole'],
    ],
  ],
  [
    'text',
    '"L1"23,"Lodz"\nL2,Opole',
    [
      ['L123', 'Lodz'],
      ['L2', 'Opole'],
    ],
  ],
  [
    'text at the end of a line',
    'L1,"Lodz" centre\r\nL2,"Opole"x',
    [
      ['L1', 'Lodz centre'],
      ['L2', 'Opolex'],
    ],
  ],
])('CSV with %s after a closing quote has the same cells and rows', (_, csv, rows) => {
  expect([...parseCsv(csv)]).toEqual(rows)
})

test('CSV that was written with quotes is read as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', 'ł') })
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 }), rows => {
      const written = [['x', 'y'], ...rows].map(row => row.map(quoted).join(',')).join('\n')
      const filled = rows.filter(row => row.some(text => text !== ''))
      expect([...parseCsv(written)]).toEqual([['x', 'y'], ...filled])
    }),
  )
})

test('distances follow the great circle', () => {
  const [warsaw, cracow] = [
    { latitude: 52.2297, longitude: 21.0122 },
    { latitude: 50.0614, longitude: 19.9372 },
  ]
  expect(distanceKm(warsaw, cracow)).toBeCloseTo(252, 0)
  expect(distanceKm(warsaw, warsaw)).toBe(0)
})

test('towns are compared without letter case, accents and punctuation', () => {
  expect(['Łódź', 'ŁÓDŹ', 'lodz '].map(cityKey)).toEqual(['lodz', 'lodz', 'lodz'])
  expect(['Bielsko-Biała', 'bielsko biala'].map(cityKey)).toEqual(['bielsko biala', 'bielsko biala'])
})
