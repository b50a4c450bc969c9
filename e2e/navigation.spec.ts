import { expect, test } from './shop-test.ts'

test('a navigation without a new document moves the focus to the new page, and the back button returns', async ({ page }) => {
  await page.goto('/en/bestsellers', { waitUntil: 'networkidle' })
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('main').locator('a[href*="/product/"]').first().click()
  await expect(page).toHaveURL(/\/en\/product\//)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
})

test('a currency that the shop does not offer is the default one', async ({ request }) => {
  const answer = await request.get('/en/bestsellers', { headers: { cookie: 'display=gbp-net' } })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toContain('zł')
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/./] })

  test('a page that cannot be loaded without a network says why', async ({ page, context }) => {
    await page.goto('/en/bestsellers', { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'New products' }).click()
    await expect(page.getByText('Your device is offline')).toBeVisible()
  })
})
