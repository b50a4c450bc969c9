import type { Page } from '@playwright/test'
import { formatAmount, formatMoney } from '@stragan/contract/formats'
import { priceMessages } from '../../apps/back-office/app/features/prices/prices.messages.ts'
import { promotionMessages } from '../../apps/back-office/app/features/prices/promotions.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, expectHydrated, shopUrl, test } from '../fixtures.ts'
import { languagesWith, ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Listed {
  id: number
  price_net: number | null
  regular_price_net: number | null
  variants: number
}

interface Prices {
  price_net: number
  variants: { id: number; tiers: { quantity: number; price_net: number }[] }[]
}

/** A product without variants and promotions that no other test changes, another one for each test. */
async function productFor(token: string, n: number): Promise<number> {
  const { items } = await call<{ items: Listed[] }>(token, 'GET', `shops/${shop}/products?limit=100&active=true`)
  const found = items.filter(
    one => one.variants === 1 && one.price_net !== null && one.price_net > 50 && one.price_net === one.regular_price_net,
  )
  const product = found.at(-1 - n)
  if (!product) throw new Error('The demo has too few products')
  return product.id
}

const shownInShop = async (page: Page, id: number) =>
  (await page.request.get(`${shopUrl}/api/my-shop/products/${id}`, { headers: { 'shop-origin': 'localhost' } })).json()

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 4(09|22)/] })
    const t = priceMessages[language]
    const p = promotionMessages[language]
    const { save } = formMessages[language]
    const notices = noticeMessages[language]

    test('a manager changes prices, and meets what a colleague has saved meanwhile', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      const id = await productFor(token, 2 * way)
      const at = `shops/${shop}/products/${id}/prices`
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${id}/prices`)
      const own = page.getByRole('textbox', { name: t.netOf(t.own), exact: true })
      await own.fill('x')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(`${t.own}: ${t.problems.price}`)
      await own.fill(language === 'pl' ? '123,45' : '123.45')
      const row = await page.getByRole('textbox', { name: t.quantityOf('') }).count()
      await page
        .getByRole('textbox', { name: t.quantityOf('') })
        .nth(row - 1)
        .fill('77')
      await page
        .getByRole('textbox', { name: t.netOf('') })
        .last()
        .fill('100')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.prices_saved())).toBeVisible()
      await expect(page.getByText(formatMoney(language, 123, 'PLN')).first()).toBeVisible()
      expect((await shownInShop(page, id)).price_net).toBe(123.45)

      // What only the colleague has changed or added stays theirs.
      await own.fill('130')
      const { price_net, variants } = await call<Prices>(token, 'GET', at)
      const from = { price_net, variants }
      const theirs = variants.map(({ id, tiers }) => ({
        id,
        tiers: [{ quantity: 33, price_net: 99 }, ...tiers.map(tier => (tier.quantity === 77 ? { quantity: 77, price_net: 90 } : tier))],
      }))
      await call(token, 'PUT', at, { price_net: 125, variants: theirs, from })
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.stale)
      await expect(page.getByRole('alert').getByRole('row')).toHaveCount(2)
      await expect(own).toHaveValue(/^130/)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.prices_saved())).toBeVisible()
      expect((await shownInShop(page, id)).price_net).toBe(130)
      const saved = (await call<Prices>(token, 'GET', at)).variants.flatMap(({ tiers }) => tiers)
      expect(saved).toEqual(expect.arrayContaining([33, 77].map(quantity => ({ quantity, price_net: quantity === 33 ? 99 : 90 }))))
    })

    test('a promotion is saved only after its preview, which the shop then shows, and is ended', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      const id = await productFor(token, 2 * way + 1)
      const { price_net } = await call<{ price_net: number }>(token, 'GET', `shops/${shop}/products/${id}/prices`)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${id}/prices`)
      await page.getByRole('link', { name: t.addPromotion }).click()
      const price = page.getByLabel(p.net)
      await price.fill(String(price_net))
      await page.getByRole('button', { name: p.preview }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await price.fill('10')
      await page.getByRole('button', { name: p.preview }).click()
      await expect(page.getByText(formatMoney(language, 10, 'PLN'), { exact: true })).toBeVisible()
      await price.fill('20')
      await page.getByRole('button', { name: p.save }).click()
      await expect(page.getByText(p.changedSince)).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: p.save }).click()
      await expect(page.getByText(notices.promotion_added())).toBeVisible()
      expect(await shownInShop(page, id)).toMatchObject({ price_net_promo: 20, sale: true })

      await page.getByRole('link', { name: p.ownPrice }).click()
      // Who changes the price meets who has changed price and end: the end stays theirs.
      const at = `shops/${shop}/promotions/${new URL(page.url()).pathname.split('/').at(-1)}`
      const { starts_at, ends_at } = await call<Record<'starts_at' | 'ends_at', string | null>>(token, 'GET', at)
      const from = { price_net: 20, starts_at, ends_at }
      await call(token, 'PUT', at, { ...from, price_net: 19, ends_at: '2099-03-01T12:00:00Z', from })
      await price.fill('18')
      await page.getByRole('button', { name: p.preview }).click()
      await page.getByRole('button', { name: p.save }).click()
      const conflict = page.getByRole('alert')
      await expect(conflict.getByRole('row')).toHaveCount(2)
      await expect(conflict.getByRole('row').last().getByRole('cell')).toHaveText([
        ...[20, 19].map(value => formatAmount(language, value)),
        '18',
      ])
      await expect(price).toHaveValue('18')
      await expect(page.getByLabel(p.end)).toHaveValue(/^2099-03-01T/)
      await page.getByRole('button', { name: p.endNow }).click()
      await page.getByRole('dialog').getByRole('button', { name: p.endNow }).click()
      await expect(page.getByText(notices.promotion_ended())).toBeVisible()
      expect((await shownInShop(page, id)).price_net_promo).toBeNull()

      // Twenty zloty were public: the same again is no reduction.
      await page.goto(`${adminUrl}/${shop}/products/${id}/promotion`)
      await price.fill('20')
      await page.getByRole('button', { name: p.preview }).click()
      await expect(page.getByText(p.whyNotLower)).toBeVisible()
      await page.getByRole('button', { name: p.save }).click()
      await expect(page.getByText(notices.promotion_added())).toBeVisible()
      expect(await shownInShop(page, id)).toMatchObject({ price_net: 20, price_net_promo: null, sale: false })
    })

    test('a promotion that has begun meanwhile is not deleted, and its page says so', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      const product_id = await productFor(token, 2 * ways.length + way)
      const of = { product_id, variant_id: null, quantity: null }
      const from = { price_net: 10, starts_at: '2099-03-01T12:00:00.000Z', ends_at: null }
      const { id } = await call<{ id: number }>(token, 'POST', `shops/${shop}/promotions`, { ...of, ...from })
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/promotions/${id}`)
      await call(token, 'PUT', `shops/${shop}/promotions/${id}`, { ...from, starts_at: null, from })
      await page.getByRole('button', { name: p.remove, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: p.remove, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'promotion_begun', minutes: 0 }).title)
      await page.getByRole('button', { name: p.endNow }).click()
      await page.getByRole('dialog').getByRole('button', { name: p.endNow }).click()
      await expect(page.getByText(notices.promotion_ended())).toBeVisible()
    })
  })

for (const language of languagesWith(true))
  test.describe(`refused prices, in ${language}`, () => {
    test.use({ locale: language, expectedErrors: [/status of 422/] })

    test('a page asks before it is left while it shows prices that were not saved', async ({ page }) => {
      const t = priceMessages[language]
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${await productFor(token, 0)}/prices`)
      const own = page.getByRole('textbox', { name: t.netOf(t.own), exact: true })
      await own.fill('x')
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByRole('alert')).toContainText(`${t.own}: ${t.problems.price}`)
      await expectHydrated(page)
      // A browser asks on pages that somebody has used.
      await own.click()
      const opened = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const question = await opened
      expect(question.type()).toBe('beforeunload')
      await question.dismiss()
      await expect(own).toHaveValue('x')
    })
  })
