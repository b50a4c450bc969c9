import { expect, test } from 'vitest'
import { fieldsOfDocument, mergedFields } from './documents.ts'

test('a document is the fields of its form', () => {
  const document = { name: { en: 'Tools', pl: 'Narzędzia' }, street: null, person: { city: 'Łódź' }, id: 3 }
  expect(fieldsOfDocument(document)).toEqual({ 'name.en': 'Tools', 'name.pl': 'Narzędzia', street: '', 'person.city': 'Łódź', id: '3' })
})

test('a merge takes what only the other one changed, and names what both changed', () => {
  const names = ['a', 'b', 'c', 'd']
  const base = { a: '1', b: '1', c: '1', d: '1' }
  const versions = { base, stored: { a: '1', b: '2', c: '2', d: '2' }, typed: { a: '3', b: '1', c: '3', d: '2' } }
  expect(mergedFields(names, versions)).toEqual({
    merged: { a: '3', b: '2', c: '3', d: '2' },
    conflicts: [{ name: 'c', before: '1', stored: '2', typed: '3' }],
  })
})

test('where it is not known what the form was made from, everything typed stays and every difference is named', () => {
  expect(mergedFields(['a', 'b'], { base: null, stored: { a: '1', b: '2' }, typed: { a: '1', b: '1' } })).toEqual({
    merged: { a: '1', b: '1' },
    conflicts: [{ name: 'b', before: null, stored: '2', typed: '1' }],
  })
})
