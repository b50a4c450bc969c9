import { formatMoney } from '@stragan/contract/formats'
import { callTexts } from '../../apps/back-office/app/features/history/calls.messages.ts'
import { historyMessages } from '../../apps/back-office/app/features/history/history.messages.ts'
import { historyLinkText } from '../../apps/back-office/app/features/history/history-link.messages.ts'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newEmail, newMember, statusOf, shop as tools, withSession } from './staff.ts'

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

    test('a download is listed, and its page offers no undo', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      expect(await statusOf(token, `shops/${shop}/staff.csv`)).toBe(200)
      await page.goto(`/${shop}/history`)
      await page.getByRole('link', { name: callTexts['staff.staff'][language] }).first().click()
      await expect(page.getByText(t.downloaded)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.undo, exact: true })).toHaveCount(0)
    })

    test('what one person has changed on a day is found, and not on the day before', async ({ page }) => {
      const token = await newMember(language, 'owner', tools)
      await withSession(page.context(), token)
      const at = `shops/${tools}`
      const unique = crypto.randomUUID().slice(0, 8)
      const gift = { name: { en: unique, pl: unique }, min_order_value: 0, items: 1, enabled: false }
      const { id } = await call<{ id: number }>(token, 'POST', `${at}/gifts`, gift)
      const changes = `${at}/change_sets?entity=gift&entity_key=${id}`
      const [made] = (await call<{ items: { actor_id: string; created_at: string }[] }>(token, 'GET', changes)).items
      const dayOf = (moment: number) => new Date(moment).toLocaleDateString('sv', { timeZone: 'Europe/Warsaw' })
      const moment = Date.parse(made?.created_at ?? '')
      const change = page.getByRole('link', { name: callTexts['gifts.addGift'][language] })
      const find = async (day: string) => {
        await page.getByLabel(t.person, { exact: true }).selectOption(made?.actor_id ?? '')
        await page.getByLabel(t.from, { exact: true }).fill(day)
        await page.getByLabel(t.to, { exact: true }).fill(day)
        await page.getByRole('button', { name: t.submit, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`to=${day}`))
      }
      await page.goto(`/${tools}/history`)
      await find(dayOf(moment))
      await expect(change).toHaveCount(1)
      await find(dayOf(moment - 86_400_000))
      await expect(page.getByText(t.noneFound)).toBeVisible()
      await expect(change).toHaveCount(0)
    })

    test('what staff have changed links to its changes, and nothing else does', async ({ page }) => {
      const token = await newMember(language, 'owner', tools)
      await withSession(page.context(), token)
      const at = `shops/${tools}`
      const link = page.getByRole('main').getByRole('link', { name: historyLinkText[language] })
      const make = async (what: string, body: object) => (await call<{ id: number | string }>(token, 'POST', `${at}/${what}`, body)).id
      const unique = crypto.randomUUID().slice(0, 8)

      const { items } = await call<{ items: { variant_id: number }[] }>(token, 'GET', `${at}/stock?limit=100`)
      const changesOf = (id: number) => call<{ items: unknown[] }>(token, 'GET', `${at}/change_sets?entity=stock&entity_key=${id}&limit=1`)
      let variant = 0
      for (const { variant_id } of items) if (variant === 0 && (await changesOf(variant_id)).items.length === 0) variant = variant_id
      await page.goto(`/${tools}/stock/${variant}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(link).toHaveCount(0)
      await make('stock_movements', { movements: [{ variant_id: variant, quantity: 1 }] })

      const { items: entries } = await call<{ items: { id: string }[] }>(token, 'GET', `${at}/inbox?state=done&limit=1`)
      await call(token, 'PUT', `${at}/inbox/${entries[0]?.id}`, { assigned: 'me' })
      const email = newEmail()
      await newMember(language, 'sales', tools, email)
      const { members } = await call<{ members: { id: string; email: string }[] }>(token, 'GET', `${at}/staff`)
      const colleague = members.find(member => member.email === email)
      await call(token, 'PUT', `${at}/staff/${colleague?.id}`, { role: 'editor' })
      const webhook = await make('webhooks', { url: `https://history-${unique}.invalid/hooks`, events: ['order.paid'] })
      const values = { min_order_value: 0, valid_from: null, valid_to: null, max_uses_per_customer: null, max_uses: null }
      const gift = await make('gifts', { name: { en: unique, pl: unique }, min_order_value: 0, items: 1, enabled: false })
      const code = await make('discount_codes', { ...values, code: unique, discount_type: 'fixed', value: 1, enabled: false })
      const list = await make('price_lists', { name: unique, valid_from: null, valid_to: null })
      const synonyms = await make('search_synonyms', { words: [unique, `${unique}x`] })
      const redirect = await make('search_redirects', { search: unique, address: '/en/contact' })
      const changed = [
        [`stock/${variant}`, 'stock.moveStock'],
        [`inbox/${entries[0]?.id}`, 'inbox.changeInboxEntry'],
        [`staff/${colleague?.id}`, 'staff.changeRole'],
        [`webhooks/${webhook}`, 'webhooks.createWebhook'],
        [`gifts/${gift}`, 'gifts.addGift'],
        [`discount-codes/${code}`, 'discounts.addDiscountCode'],
        [`price-lists/${list}`, 'priceLists.addPriceList'],
        [`searches/synonyms/${synonyms}`, 'searchSynonyms.addSearchSynonyms'],
        [`searches/redirects/${redirect}`, 'searchRedirects.addSearchRedirect'],
      ] as const
      for (const [screen, change] of changed) {
        await page.goto(`/${tools}/${screen}`)
        await link.click()
        await expect(page.getByRole('link', { name: callTexts[change][language] }).first()).toBeVisible()
      }
      const ofSearch = [`search_synonyms/${synonyms}`, `search_redirects/${redirect}`]
      for (const made of [`webhooks/${webhook}`, `discount_codes/${code}`, `price_lists/${list}`, ...ofSearch])
        await call(token, 'DELETE', `${at}/${made}`)
    })
  })
