import { expect, hydrate, shopUrl, test } from './fixtures.ts'

test('a client-side navigation moves the focus to the new page, and Back returns', async ({ page }) => {
  await page.goto('/en/bestsellers')
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('main').locator('a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/en\/product\//)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
})

test('Back returns to the home page at the address without a language, also after Polish was chosen', async ({ page, context }) => {
  await page.goto('/')
  await hydrate(page)
  const heading = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const visitProduct = async () => {
    await page.getByRole('main').locator('a[href*="/product/"]').first().click()
    await expect(page).toHaveURL(/\/en\/product\//)
  }
  for (const choice of [[], [{ name: 'locale', value: 'pl', url: shopUrl }]]) {
    await visitProduct()
    await context.addCookies(choice)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
})

test('an unknown currency falls back to the default', async ({ request }) => {
  const response = await request.get('/en/bestsellers', { headers: { cookie: 'display=gbp-net' } })
  expect(response.status()).toBe(200)
  expect(await response.text()).toContain('PLN\u00a0')
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module/] })

  test('a navigation that fails offline shows why', async ({ page, context }) => {
    await page.goto('/en/bestsellers')
    await hydrate(page)
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'New products' }).click()
    await expect(page.getByText('Your device is offline')).toBeVisible()
  })
})

test.describe('a script error', () => {
  // A headless browser identifies itself as one, and counts as a bot.
  test.use({
    expectedErrors: [/a\sfailing script/],
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  })
  const fail = () => setTimeout(() => Promise.reject(new Error('a failing script')))

  test('leaves the page unchanged and shows a notice in its footer', async ({ page }) => {
    await page.goto('/en/bestsellers')
    await hydrate(page)
    await page.evaluate(fail)
    await expect(page.getByRole('alert')).toContainText('Part of this page does not work')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
  })

  test.describe('for a bot', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

    test('shows no notice', async ({ page }) => {
      await page.goto('/en/bestsellers')
      await hydrate(page)
      const failed = page.waitForEvent('pageerror')
      await page.evaluate(fail)
      await failed
      // A notice would be shown within two frames.
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})
