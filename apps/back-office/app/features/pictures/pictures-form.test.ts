import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { afterStep, picturesIn, type Step } from './pictures-form.ts'

const pictures = [{ id: 7 }, { id: 3 }, { id: 9 }]
const after = (id: number, step: Step) => afterStep(pictures, id, step).map(picture => picture.id)

test.each([
  [3, 'earlier', [3, 7, 9]],
  [3, 'later', [7, 9, 3]],
  [9, 'first', [9, 7, 3]],
  [3, 'remove', [7, 9]],
  [7, 'earlier', [7, 3, 9]],
  [9, 'later', [7, 3, 9]],
  [4, 'remove', [7, 3, 9]],
] as const)('picture %i goes %s', (id, step, expected) => {
  expect(after(id, step)).toEqual(expected)
})

test('a form says what it was made from and what was typed, with the step of its button', () => {
  const form = new FormFields([
    ['picture', '7'],
    ['was-en-7', 'Bolt'],
    ['was-pl-7', 'Śruba'],
    ['en-7', 'Bolt, front'],
    ['pl-7', 'Śruba'],
    ['family-7', 'on'],
    ['picture', '3'],
    ['was-family-3', 'on'],
    ['en-3', ''],
    ['picture', '3x'],
    ['step', '3 first'],
  ])
  expect(picturesIn(form)).toEqual({
    from: [
      { id: 7, alt: { en: 'Bolt', pl: 'Śruba' }, is_family_picture: false },
      { id: 3, alt: { en: '', pl: '' }, is_family_picture: true },
    ],
    pictures: [
      { id: 3, alt: { en: '', pl: '' }, is_family_picture: false },
      { id: 7, alt: { en: 'Bolt, front', pl: 'Śruba' }, is_family_picture: true },
    ],
    step: 'first',
  })
})

test('a form of another kind says nothing', () => {
  expect(picturesIn(new FormFields([['step', 'x']]))).toEqual({ from: [], pictures: [], step: null })
})
