import { formatMoney } from '@stragan/contract/formats'
import { callTexts } from '../../apps/back-office/app/features/history/calls.messages.ts'
import { historyMessages } from '../../apps/back-office/app/features/history/history.messages.ts'
import { historyLinkText } from '../../apps/back-office/app/features/history/history-link.messages.ts'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, withSession } from './staff.ts'

/** A shop whose deliveries are changed by one test at a time. */
const shop = 'test-shop'

interface Settings {
  revision: string
  entries: { id: number; enabled: boolean; price_net?: number; max_weight?: number | null }[]
}

const path = `shops/${shop}/settings/delivery`
/** Changes the first delivery. */
async function change(token: string, more: object) {
  const { revision, entries } = await call<Settings>(token, 'GET', path)
  await call(token, 'PUT', path, { revision, entries: entries.map((entry, i) => (i === 0 ? { ...entry, ...more } : entry)) })
}
const first = async (token: string) => (await call<Settings>(token, 'GET', path)).entries[0]

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = historyMessages[language]
    const scope = settingsMessages[language].scope('delivery').title
    const label = `${callTexts['settings.saveSettings'][language]}: ${scope}`

    test('an owner sees what was changed, undoes it, and is told what stays', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      await change(token, { price_net: 12, max_weight: null })
      await change(token, { price_net: 13.5, max_weight: 25 })
      await page.goto(`/${shop}/settings/delivery`)
      await page.getByRole('link', { name: historyLinkText[language] }).last().click()
      await page.getByRole('link', { name: label }).first().click()
      const price = page.getByRole('row').filter({ hasText: deliveryTexts.price_net?.[language][0] ?? '' })
      await expect(price.getByRole('cell')).toHaveText([12, 13.5].map(amount => formatMoney(language, amount, 'PLN')))

      // Somebody changes one of the two fields meanwhile.
      await change(token, { price_net: 14 })
      await page.getByRole('button', { name: t.undoButton }).click()
      await expect(page.getByRole('alert')).toContainText(t.skipped)
      await expect(page.getByRole('alert')).toContainText(t.problems.changed_later)
      expect(await first(token)).toMatchObject({ price_net: 14, max_weight: null })
      await page.getByRole('link', { name: t.seeUndo }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.undid(label))

      // The undoing is undone, too.
      await page.getByRole('button', { name: t.undoButton }).click()
      await expect(page.getByText(noticeMessages[language].change_undone(), { exact: true })).toBeVisible()
      expect(await first(token)).toMatchObject({ price_net: 14, max_weight: 25 })
      await expect(page.getByRole('button', { name: t.undoButton })).toHaveCount(0)
    })
  })
