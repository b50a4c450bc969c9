import { ownCookies } from '@stragan/web/cookies'
import { expect, test } from 'vitest'
import { bulkAddNotice } from './bulk-notice.ts'
import { noticeCookie, readNotice } from './notice-cookie.server.ts'

const outcome = { product_id: 1, product_variant_id: null, wanted: 5, added: 5, problem: null }

test('added lines are counted, others are listed with their problem', () => {
  const outcomes = [
    outcome,
    { ...outcome, added: 2, problem: 'not_enough_stock' as const },
    { ...outcome, added: 0, problem: 'product_not_found' as const },
    { ...outcome, product_variant_id: 7, added: 0, problem: 'variant_required' as const },
    { ...outcome, added: 0, problem: 'variant_required' as const },
  ]
  expect(bulkAddNotice(outcomes, ['Bolt', 'Nut', 'Rivet', 'Washer', 'Screw'])).toEqual({
    kind: 'bulk',
    added: 2,
    missing: [
      { name: 'Nut', wanted: 5, added: 2, problem: 'not_enough_stock' },
      { name: 'Rivet', wanted: 5, added: 0, problem: 'product_not_found' },
      { name: 'Washer', wanted: 5, added: 0, problem: 'variant_not_found' },
      { name: 'Screw', wanted: 5, added: 0, problem: 'variant_required' },
    ],
    more: 0,
  })
})

test('skipped lines come first', () => {
  const unknown = { name: 'QQ-1', wanted: 3, added: 0, problem: 'symbol_unknown' as const }
  expect(bulkAddNotice([{ ...outcome, added: 2, problem: 'not_enough_stock' }], ['Nut'], [unknown])).toMatchObject({
    added: 1,
    missing: [unknown, { name: 'Nut' }],
  })
})

test('the cookie stays below the size limit for any number of lines and any script', () => {
  const missing = { ...outcome, wanted: 100_000, added: 99_999, problem: 'product_not_found' as const }
  for (const letter of ['ż', '漢', '🔩', '"']) {
    const added = bulkAddNotice(
      Array.from({ length: 300 }, () => missing),
      Array.from({ length: 300 }, () => letter.repeat(300)),
    )
    const notice = { ...added, key: `${crypto.randomUUID()} ${'f'.repeat(32)}` }
    const cookie = noticeCookie(notice)
    expect([letter, notice.missing.length + notice.more, cookie.length < 4096]).toEqual([letter, 300, true])
    expect(readNotice(ownCookies(cookie, true))).toEqual(notice)
  }
})
