import { formatMoney } from '@stragan/contract/formats'
import { hrefTo } from '@stragan/routing'
import { productFormMessages } from '../../apps/back-office/app/features/products/form/product-form.messages.ts'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { seoSettingsTexts } from '../../apps/back-office/app/features/settings/fields/identity.messages.ts'
import { shopPageNames } from '../../apps/back-office/app/features/settings/fields/shop-pages.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { languageNames } from '../../apps/back-office/app/platform/language-names.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, newShop, withSession } from './staff.ts'

/** A shop whose deliveries and payments no other test uses. */
const shop = 'test-shop'
const shopUrl = `http://test.localhost:${port}`

interface Settings {
  revision: string
  entries: { id: number; enabled: boolean; price_net?: number }[]
}

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = settingsMessages[language]
    const save = formMessages[language].save
    const labelOf = (path: string) => deliveryTexts[path]?.[language][0] ?? ''

    test('an owner changes a delivery price, and the shop has it', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      const price = (1731 + 111 * way) / 100
      await page.goto(`/${shop}/settings`)
      await page.getByRole('link', { name: t.scope('delivery').title }).click()
      const name = { en: 'Courier', pl: 'Kurier' }[language]
      await page.getByRole('link', { name, exact: true }).click()
      const field = page.getByRole('textbox', { name: labelOf('price_net'), exact: true }).first()
      await field.fill(language === 'en' ? 'cheap' : 'tanio')
      if (javaScriptEnabled) await expect(page.getByText(`${formMessages[language].unsaved} ${labelOf('price_net')}`)).toBeVisible()
      await page.getByRole('button', { name: save }).click()

      // The wrong value is named, and stays.
      const problem = t.of(labelOf('price_net'), t.problem('not_a_number'))
      await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
      await expect(field).toHaveAccessibleDescription(new RegExp(problem.slice(0, 20)))
      await expect(field).toHaveValue(language === 'en' ? 'cheap' : 'tanio')

      // Somebody else changes the same meanwhile: both values are shown, nothing is lost.
      const path = `shops/${shop}/settings/delivery`
      const { revision, entries } = await call<Settings>(token, 'GET', path)
      const meanwhile = entries.map((entry, i) => (i === 0 ? { ...entry, price_net: 99 } : entry))
      await call(token, 'PUT', path, { revision, entries: meanwhile })
      await field.fill(language === 'en' ? String(price) : String(price).replace('.', ','))
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.changed)
      const row = page.getByRole('alert').getByRole('row', { name: labelOf('price_net') })
      await expect(row.getByRole('cell').nth(1)).toHaveText('99')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(noticeMessages[language].settings_saved(name))).toBeVisible()

      await page.goto(shopUrl + hrefTo(language, 'product', { id: 'pan-head-screw-m1-brass' }))
      const added = page.waitForResponse(response => response.request().method() === 'POST')
      await page.locator('#add-to-cart [type="submit"]').click()
      await added
      await page.goto(shopUrl + hrefTo(language, 'cart'))
      await expect(page.getByRole('main')).toContainText(formatMoney(language, price, 'PLN'))
    })

    test('the last payment cannot be disabled', async ({ page }) => {
      const { code, token } = await newShop(language)
      await withSession(page.context(), token)
      await page.goto(`/${code}/settings/payment`)
      await page.getByRole('button', { name: new RegExp(`^${t.disable}: `) }).click()
      await expect(page.getByRole('alert')).toContainText(t.problem('none_enabled'))
      const { entries } = await call<Settings>(token, 'GET', `shops/${code}/money_settings/payment`)
      expect(entries.map(({ enabled }) => enabled)).toEqual([true])
    })

    test('both languages stay: there is nothing to add, disable or delete', async ({ page }) => {
      const { code, token } = await newShop(language)
      await withSession(page.context(), token)
      await page.goto(`/${code}/settings/languages`)
      const rows = page.getByRole('main').getByRole('row')
      await expect(rows).toHaveCount(3)
      await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^(${t.disable}|${t.remove}): `) })).toHaveCount(0)
      expect((await page.goto(`/${code}/settings/languages/new`))?.status()).toBe(404)
    })

    test('an owner adds a delivery, moves it up and down, disables, enables and deletes it', async ({ page }) => {
      const { code, token } = await newShop(language)
      const added = { en: 'Drone', pl: 'Dron' }
      const name = added[language]
      const notice = noticeMessages[language]
      await withSession(page.context(), token)
      type Named = Settings['entries'][number] & { code: string; name: { en: string; pl: string }; price_net: number }
      const deliveries = async () => (await call<{ entries: Named[] }>(token, 'GET', `shops/${code}/settings/delivery`)).entries
      const before = await deliveries()
      const codes = async () => (await deliveries()).map(entry => entry.code)
      const others = before.map(entry => entry.code)
      expect(others.length).toBeGreaterThan(0)
      const isEnabled = async () => (await deliveries()).find(entry => entry.code === 'drone')?.enabled
      await page.goto(`/${code}/settings/delivery`)
      await page.getByRole('link', { name: t.scope('delivery').add }).click()
      await page.getByRole('textbox', { name: labelOf('code'), exact: true }).fill('drone')
      const names = page.getByRole('group', { name: labelOf('name'), exact: true })
      await names.getByRole('textbox', { name: languageNames[language].en }).fill(added.en)
      await page.getByRole('textbox', { name: labelOf('vat_tax_percent'), exact: true }).fill('23')
      await page
        .getByRole('textbox', { name: labelOf('price_net'), exact: true })
        .first()
        .fill('99')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.toCorrect(1))
      expect(await codes()).toEqual(others)
      await names.getByRole('textbox', { name: languageNames[language].pl }).fill(added.pl)
      await page.getByRole('button', { name: save }).click()
      const saved = page.getByText(notice.settings_saved(name))
      await expect(saved).toBeVisible()
      expect((await deliveries()).at(-1)).toMatchObject({ code: 'drone', name: added, price_net: 99, vat_tax_percent: 23, enabled: true })
      expect(await codes()).toEqual([...others, 'drone'])

      // Each press is followed by its notice, which is shown once.
      const press = async (button: string) => {
        await page.goto(`/${code}/settings/delivery`)
        await expect(saved).toHaveCount(0)
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(saved).toBeVisible()
      }
      await expect(page.getByRole('button', { name: t.down(name), exact: true })).toBeDisabled()
      await press(t.up(name))
      expect(await codes()).toEqual([...others.slice(0, -1), 'drone', ...others.slice(-1)])
      await press(t.down(name))
      expect(await codes()).toEqual([...others, 'drone'])
      const row = page.getByRole('row').filter({ hasText: name })
      await press(t.named(t.disable, name))
      await expect(row.getByText(t.disabled, { exact: true })).toBeVisible()
      expect(await isEnabled()).toBe(false)
      await press(t.named(t.enable, name))
      await expect(row.getByText(t.enabled, { exact: true })).toBeVisible()
      expect(await isEnabled()).toBe(true)

      await page.getByRole('button', { name: t.named(t.remove, name), exact: true }).click()
      await page
        .getByRole('dialog', { name: t.removeQuestion(name) })
        .getByRole('button', { name: t.remove })
        .click()
      await expect(page.getByText(notice.settings_deleted(name))).toBeVisible()
      await expect(row).toHaveCount(0)
      expect(await deliveries()).toEqual(before)
    })

    test('who saves an entry that a colleague has deleted is told so, and adds it again by saving again', async ({ page }) => {
      const { code, token } = await newShop(language)
      const path = `shops/${code}/settings/seo_settings`
      const screen = shopPageNames.contact?.[language] ?? ''
      const title = page
        .getByRole('group', { name: seoSettingsTexts.title?.[language][0] ?? '', exact: true })
        .getByRole('textbox', { name: languageNames[language].en })
      const saved = page.getByText(noticeMessages[language].settings_saved(screen))
      await withSession(page.context(), token)
      await page.goto(`/${code}/settings/seo_settings/new`)
      await page.getByRole('combobox', { name: seoSettingsTexts.screen?.[language][0] ?? '', exact: true }).selectOption(screen)
      await title.fill('Write to us')
      await page.getByRole('button', { name: save }).click()
      await expect(saved).toBeVisible()
      await page.getByRole('link', { name: screen, exact: true }).click()
      await title.fill('Call us')
      const { revision, entries } = await call<Settings>(token, 'GET', path)
      const others = entries.slice(0, -1)
      await call(token, 'PUT', path, { revision, entries: others })
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.wasDeleted)
      await expect(title).toHaveValue('Call us')
      expect((await call<Settings>(token, 'GET', path)).entries).toEqual(others)
      await page.getByRole('button', { name: save }).click()
      await expect(saved).toBeVisible()
      expect((await call<Settings>(token, 'GET', path)).entries.at(-1)).toMatchObject({ screen: 'contact', title: { en: 'Call us' } })
    })

    test('a text that one language lacks is marked, in settings and in a product', async ({ page }) => {
      const { code, token } = await newShop(language)
      await withSession(page.context(), token)
      const of = (name: string) => page.getByRole('group', { name, exact: true })
      const languageOf = (name: string, one: 'en' | 'pl') => of(name).getByRole('textbox', { name: languageNames[language][one] })
      const expectMark = async (name: string, mark: string) => {
        const marked = of(name)
          .locator('div')
          .filter({ has: page.getByText(mark, { exact: true }) })
          .last()
        await expect(marked.getByRole('textbox')).toHaveAccessibleName(languageNames[language].pl)
      }
      const title = seoSettingsTexts.title?.[language][0] ?? ''
      await page.goto(`/${code}/settings/seo_settings/new`)
      const screen = shopPageNames.contact?.[language] ?? ''
      await page.getByRole('combobox', { name: seoSettingsTexts.screen?.[language][0] ?? '', exact: true }).selectOption(screen)
      await expect(of(title).getByText(t.missing, { exact: true })).toHaveCount(0)
      await languageOf(title, 'en').fill('Write to us')
      await page.getByRole('button', { name: save }).click()
      await page.getByRole('link', { name: screen, exact: true }).click()
      await expect(languageOf(title, 'en')).toHaveValue('Write to us')
      await expectMark(title, t.missing)

      const product = productFormMessages[language]
      await page.goto(`/${code}/products/new`)
      await expect(of(product.fields.name).getByText(product.missing, { exact: true })).toHaveCount(0)
      await languageOf(product.fields.name, 'en').fill('Bolt')
      await page.getByRole('button', { name: save }).click()
      await expectMark(product.fields.name, product.missing)
    })
  })
