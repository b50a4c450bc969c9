import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { guaranteeNoticeMessages } from '../../apps/back-office/app/features/guarantee-notice/guarantee-notice.messages.ts'
import { pictureMessages } from '../../apps/back-office/app/features/pictures/pictures.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { uploadMessages } from '../../apps/back-office/app/platform/uploads/uploads.messages.ts'
import { checkoutMessages } from '../../apps/storefront/app/features/checkout/checkout.messages.ts'
import { legalGuaranteeMessages } from '../../apps/storefront/app/features/legal-guarantee/legal-guarantee.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { testWithNuChecker as test } from '../audits.ts'
import { addToCart } from '../filled-cart.ts'
import { expect } from '../fixtures.ts'
import { htmlProblems } from '../html-problems.ts'
import { firstProduct } from '../products.ts'
import { ways } from '../ways.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }
/** Stands for the Commission's picture; each is another one. */
const drawing = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1100"><title>${crypto.randomUUID()}</title><rect width="800" height="1100" fill="#003399"/><circle cx="400" cy="550" r="300" fill="#ffcc00"/></svg>`

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 422/] })
    test.describe.configure({ timeout: 120_000 })
    const t = guaranteeNoticeMessages[language]
    const done = noticeMessages[language]
    const uploads = uploadMessages[language]
    const guarantee = legalGuaranteeMessages[language]

    const choose = async (page: Page, name: string, buffer: Buffer) => {
      if (javaScriptEnabled) await expect(page.getByText(uploads.dropOne)).toBeVisible()
      await page.getByLabel(pictureMessages[language].file).setInputFiles([{ name, mimeType: 'image/png', buffer }])
      await page.getByRole('button', { name: t.set, exact: true }).click()
    }
    const reminder = (page: Page) => page.getByRole('region', { name: guarantee.title })
    const picture = (page: Page) => reminder(page).getByRole('img', { name: guarantee.notice })

    /** Whole, as wide as there is room, and nothing beside the page. */
    async function expectLegible(page: Page) {
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        await picture(page).scrollIntoViewIfNeeded()
        const box = await picture(page).boundingBox()
        const width = box?.width ?? 0
        expect([viewport.width, width > 320, (box?.x ?? 0) + width <= viewport.width]).toEqual([viewport.width, true, true])
        expect((box?.height ?? 0) / width).toBeCloseTo(1100 / 800, 1)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      }
    }

    test('a manager uploads the notice, which the shop shows until it is removed', async ({ page, nuChecker }) => {
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.setViewportSize(javaScriptEnabled ? desk : phone)
      await page.goto(`${adminUrl}/${shop}/settings`)
      await page.getByRole('link', { name: t.name(language) }).click()
      await expect(page.getByText(t.none)).toBeVisible()
      await choose(page, 'narrow.png', await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } }))
      await expect(page.getByText(uploads.problems.too_narrow)).toBeVisible()
      await choose(page, 'notice.svg', Buffer.from(drawing()))
      await expect(page.getByRole('button', { name: t.removeNamed })).toBeVisible()
      await expect(page.getByText(t.none)).toHaveCount(0)
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        await expect(page.getByRole('main').getByRole('img')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
      }
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      const loaded: string[] = []
      page.on('request', request => loaded.push(request.url()))
      const product = await firstProduct(page.request, 'q=933-8.8-M8')
      const ofProduct = await page.goto(hrefTo(language, 'product', { id: product.slugs[language] }))
      expect(await htmlProblems((await ofProduct?.text()) ?? '', nuChecker)).toEqual([])
      await expect(reminder(page).getByRole('link', { name: guarantee.yourEurope })).toBeVisible()
      await expect(picture(page)).toBeHidden()
      await page.waitForLoadState('networkidle')
      const source = (await reminder(page).locator('img').getAttribute('src'))?.replace(/-720\.webp$/, '') ?? 'none'
      const loads = () => loaded.filter(url => url.includes(source)).length
      // Browsers ignore `loading=lazy` while scripts are disabled: by lazy requests a server could track scrolling.
      if (javaScriptEnabled) expect(loads()).toBe(0)
      await reminder(page).getByText(guarantee.showNotice).click()
      await expect(picture(page)).toBeVisible()
      await expectLegible(page)
      await expect.poll(loads).toBeGreaterThan(0)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await addToCart(page, 'q=933-8.8-M8', 1)
      const ofCheckout = await page.goto(hrefTo(language, 'checkout'))
      expect(await htmlProblems((await ofCheckout?.text()) ?? '', nuChecker)).toEqual([])
      await expect(picture(page)).toBeVisible()
      await expectLegible(page)
      const order = reminder(page).locator('xpath=../following-sibling::button')
      await page.getByRole('textbox', { name: checkoutMessages[language].note }).scrollIntoViewIfNeeded()
      await expect(order).toBeInViewport()
      const large = reminder(page).getByRole('link', { name: guarantee.largeNotice })
      const answer = await page.request.get((await large.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/webp'])
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await page.goto(`${adminUrl}/${shop}/guarantee-notice/${language}`)
      await page.getByRole('button', { name: t.removeNamed }).click()
      await expect(page.getByText(done.guarantee_notice_removed())).toBeVisible()
      await page.goto(hrefTo(language, 'checkout'))
      await expect(reminder(page)).toBeVisible()
      await expect(reminder(page).locator('img')).toHaveCount(0)
    })
  })
