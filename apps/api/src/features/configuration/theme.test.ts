import type { ShopError } from '@stragan/contract'
import { expect, test } from 'vitest'
import { demoShops } from '../../../../../demo/index.ts'
import { assertReadable } from './theme.ts'

type Theme = Parameters<typeof assertReadable>[0]
const themes = demoShops.map(shop => [shop.name, shop.configuration.shop[0]?.theme as Theme] as const)

test.each(themes)('the theme of %s is readable, light and dark', (_, theme) => {
  expect(() => assertReadable(theme)).not.toThrow()
})

test('an unreadable theme is refused with the failing pairs', () => {
  const theme = structuredClone(themes[0]?.[1]) as Theme
  theme.light.quiet = '#aaaaaa'
  theme.dark['on-accent'] = theme.dark.accent
  let refused: unknown
  try {
    assertReadable(theme)
  } catch (error) {
    refused = error
  }
  expect(refused).toMatchObject({ code: 'invalid_body' })
  const { fields, details } = refused as ShopError
  expect(fields).toEqual({ 'theme.light.quiet': 'The contrast is too low', 'theme.dark.on-accent': 'The contrast is too low' })
  expect(details).toHaveProperty(['theme.dark.on-accent on accent'], '1.00, at least 4.5 is needed')
})
