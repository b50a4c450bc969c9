import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { picturesIn } from './pictures-form.ts'

test('a form says what it was made from and what was typed, with the step of its button', () => {
  const form = new FormFields([
    ['listed', '7'],
    ['was-en-7', 'Bolt'],
    ['was-pl-7', 'Śruba'],
    ['en-7', 'Bolt, front'],
    ['pl-7', 'Śruba'],
    ['family-7', 'on'],
    ['listed', '3'],
    ['was-family-3', 'on'],
    ['en-3', ''],
    ['listed', '3x'],
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
  })
})

test('a form of another kind says nothing', () => {
  expect(picturesIn(new FormFields([['step', 'x']]))).toEqual({ from: [], pictures: [] })
})
