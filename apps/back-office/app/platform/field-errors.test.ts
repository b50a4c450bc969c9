import { languages } from '@stragan/contract'
import { expect, test } from 'vitest'
import { classificationFieldErrors } from './classification-fields.messages.ts'
import { fieldErrorIn } from './field-errors.messages.ts'

test.each(languages)('names of categories and features have errors of their own (%s)', language => {
  for (const name of ['name.en', 'name.pl'] as const)
    for (const wrong of ['missing', 'wrong'] as const)
      expect(fieldErrorIn[language](name, wrong)).toBe(classificationFieldErrors[language][name][wrong])
})
