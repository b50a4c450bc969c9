import { adminCalls, isFileCall, isListCall, isShopCall } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { settingsMessages } from '../settings/settings.messages.ts'
import { isDownload } from './calls.messages.ts'
import { entityOf, labelOf } from './change-label.ts'

test('a change of settings and its rows are named by their scope', () => {
  const { title } = settingsMessages.en.scope('delivery')
  expect(labelOf({ call: 'settings.saveSettings', params: { scope: 'delivery' }, undoes: null }, 'en')).toContain(`: ${title}`)
  expect(entityOf('settings', 'delivery', 'en')).toBe(title)
  expect(labelOf({ call: 'settings.saveSettings', params: { scope: 'length' }, undoes: null }, 'en')).not.toContain(':')
})

test('each download that the history has is known as one, and named in both languages', () => {
  const recorded = Object.entries(adminCalls).flatMap(([feature, calls]) =>
    Object.entries(calls)
      .filter(([, call]) => isShopCall(call) && ((isListCall(call) && call.download.stepUp) || (isFileCall(call) && call.stepUp)))
      .map(([name]) => `${feature}.${name}`),
  )
  expect(recorded).toContain('customers.customers')
  expect(recorded.filter(call => !isDownload(call))).toEqual([])
  expect(isDownload('customerHandling.eraseCustomer')).toBe(false)
  for (const call of recorded)
    for (const language of ['en', 'pl'] as const) expect(labelOf({ call, params: {}, undoes: null }, language)).not.toBe(call)
})
