import type { Page } from '@playwright/test'
import { languages } from '@stragan/contract'
import { formatMoney } from '@stragan/contract/formats'
import { hrefTo, type Language } from '@stragan/routing'
import { installationMessages } from '../../apps/back-office/app/features/installation/installation.messages.ts'
import { passkeyMessages } from '../../apps/back-office/app/features/passkeys/passkeys.messages.ts'
import { priceMessages } from '../../apps/back-office/app/features/prices/prices.messages.ts'
import { productFormMessages } from '../../apps/back-office/app/features/products/form/product-form.messages.ts'
import { productMessages } from '../../apps/back-office/app/features/products/products.messages.ts'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { stockMessages } from '../../apps/back-office/app/features/stock/stock.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { rightsMessages } from '../../apps/back-office/app/platform/rights.messages.ts'
import { widths } from '../accessibility.ts'
import { cartLinkName } from '../cart-link-name.ts'
import { sendOrder, typeBuyer } from '../checkout-form.ts'
import { expect, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { ways } from '../ways.ts'
import { acceptInvitation, addPlatformAuthenticator, invitationLink, setUpAuthenticator } from './joining.ts'
import { adminUrl, newEmail, openScreen, operator, signIn, withSession } from './staff.ts'

const shopName = 'Sklep próbny'

/** An operator creates a shop by the form, in whichever language the form is; returns the link for the owner. */
async function createShop(page: Page, host: string, language: Language): Promise<string> {
  await withSession(page.context(), await signIn(operator))
  await page.goto('/installation/new')
  const t = installationMessages[(await page.locator('html').getAttribute('lang')) as Language]
  const fill = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value)
  await fill(t.name, shopName)
  await fill(t.host, 'not a host')
  await fill(t.owner, `owner@${host}`)
  await page.getByLabel(t.language).selectOption(language)
  await page.getByRole('button', { name: t.submitNew }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: t.name })).toHaveValue(shopName)
  await fill(t.host, host)
  await page.getByRole('button', { name: t.submitNew }).click()
  return (await page.locator('main code').textContent()) ?? ''
}

for (const { language, javaScriptEnabled } of ways)
  for (const width of widths)
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
      test.use({
        javaScriptEnabled,
        locale: language,
        baseURL: adminUrl,
        viewport: { width, height: 900 },
        expectedErrors: [/status of 422/],
      })
      const frame = frameMessages[language]
      const form = formMessages[language]
      const notice = noticeMessages[language]

      async function protectAccount(page: Page) {
        await openScreen(page, language, frame.account)
        expect(await setUpAuthenticator(page, language)).toHaveLength(10)
        if (!javaScriptEnabled) return
        const t = passkeyMessages[language]
        await addPlatformAuthenticator(page)
        await page.goto('/account')
        await page.getByRole('button', { name: t.add }).click()
        await page.getByRole('textbox', { name: t.name }).fill('Laptop')
        await page.getByRole('button', { name: t.create }).click()
        await expect(page.getByText(notice.passkey_added('Laptop'))).toBeVisible()
      }

      async function inviteSeller(page: Page, email: string): Promise<string> {
        await openScreen(page, language, frame.staff)
        await page.getByRole('textbox', { name: form.email }).fill(email)
        await page.getByLabel(form.role).selectOption('sales')
        await page.getByRole('button', { name: staffMessages[language].sendInvitation }).click()
        await expect(page.getByText(notice.invited(email))).toBeVisible()
        return invitationLink(email)
      }

      async function changeDeliveryPrice(page: Page, price: string) {
        await openScreen(page, language, frame.settings)
        await page.getByRole('link', { name: settingsMessages[language].scope('delivery').title }).click()
        const courier = { en: 'Courier', pl: 'Kurier' }[language]
        await page.getByRole('link', { name: courier, exact: true }).click()
        const label = deliveryTexts.price_net?.[language][0] ?? ''
        await page.getByRole('textbox', { name: label, exact: true }).first().fill(price)
        await page.getByRole('button', { name: form.save }).click()
        await expect(page.getByText(notice.settings_saved(courier))).toBeVisible()
      }

      async function addProduct(page: Page, price: string, items: string) {
        const list = productMessages[language]
        const t = productFormMessages[language]
        await openScreen(page, language, frame.products)
        await page.getByRole('link', { name: list.add }).click()
        await page.getByRole('textbox', { name: t.fields.symbol, exact: true }).fill('LAMP-1')
        const names = page.getByRole('group', { name: t.fields.name, exact: true }).getByRole('textbox')
        await expect(names).toHaveCount(languages.length)
        for (const field of await names.all()) await field.fill('Lampa')
        await page.getByLabel(t.variantOf(t.row(1), t.fields.weight)).fill('1')
        await page.getByRole('button', { name: form.save }).click()
        await expect(page.getByText(notice.product_created())).toBeVisible()
        const address = page.url()

        await page.getByRole('link', { name: list.changePrices }).click()
        await page.getByRole('textbox', { name: priceMessages[language].netOf(priceMessages[language].own), exact: true }).fill(price)
        await page.getByRole('button', { name: form.save }).click()
        await expect(page.getByText(notice.prices_saved())).toBeVisible()

        await page.goto(address)
        await page.getByRole('link', { name: list.movementsOf('LAMP-1') }).click()
        await page.getByRole('textbox', { name: stockMessages[language].number, exact: true }).fill(items)
        await page.getByRole('button', { name: form.save }).first().click()
        await expect(page.getByText(notice.stock_moved('1'))).toBeVisible()

        await page.goto(address)
        await page.getByRole('button', { name: list.show }).click()
        await expect(page.getByText(notice.product_shown())).toBeVisible()
      }

      async function buyAsGuest(page: Page, shopUrl: string, deliveryPrice: number) {
        await page.goto(shopUrl + hrefTo(language, 'product', { id: 'lampa' }))
        await page.locator('#add-to-cart [type="submit"]').click()
        await expect(page.getByRole('banner').getByRole('link', { name: cartLinkName(language, 1) })).toBeVisible()
        await page.goto(shopUrl + hrefTo(language, 'cart'))
        await expect(page.getByRole('main')).toContainText(formatMoney(language, deliveryPrice, 'PLN'))
        await page.goto(shopUrl + hrefTo(language, 'checkout'))
        await typeBuyer(page, language)
        await sendOrder(page, language, { javaScriptEnabled })
      }

      test('an operator creates a shop, its owner comes in by the link and sets it up, and a guest buys there', async ({
        page,
        browser,
      }) => {
        const host = `shop-${crypto.randomUUID().slice(0, 8)}.localhost`
        const inOwnBrowser = async (does: (page: Page) => Promise<void>) => {
          const context = await browser.newContext({ javaScriptEnabled, locale: language, viewport: { width, height: 900 } })
          await does(await context.newPage())
          await context.close()
        }
        const link = await createShop(page, host, language)
        await page.context().clearCookies()
        await acceptInvitation(page, link, language)
        await expect(page.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
        const start = page.url()
        await protectAccount(page)
        await page.goto(start)

        const sellersLink = await inviteSeller(page, newEmail())
        await inOwnBrowser(async sellers => {
          await acceptInvitation(sellers, sellersLink, language)
          await expect(sellers.getByText(startMessages[language].role(rightsMessages[language].role('sales')))).toBeVisible()
          await expect(sellers.getByRole('heading', { level: 1, name: shopName })).toBeVisible()
        })

        const decimal = (amount: string) => (language === 'pl' ? amount.replace('.', ',') : amount)
        await changeDeliveryPrice(page, decimal('17.31'))
        await addProduct(page, decimal('12.50'), '20')
        await inOwnBrowser(guests => buyAsGuest(guests, `http://${host}:${port}`, 17.31))
        await openScreen(page, language, frame.orders)
        await expect(page.getByRole('main').getByText('Anna Nowak').first()).toBeVisible()
      })
    })
