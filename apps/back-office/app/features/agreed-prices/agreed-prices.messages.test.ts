import { languages } from '@stragan/contract'
import { expect, test } from 'vitest'
import { agreedPriceTexts } from './agreed-prices.messages.ts'

test.each(languages)('prices of a price list are not called those that are agreed with a customer (%s)', language => {
  const texts = Object.values(agreedPriceTexts(language, true)).map(text => (typeof text === 'function' ? text('') : JSON.stringify(text)))
  expect(texts.filter(text => /agreed|indywidualn/i.test(text))).toEqual([])
  expect(agreedPriceTexts(language, false).agreedPrice).toMatch(/agreed|indywidualn/i)
})
