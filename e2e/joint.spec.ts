import type { Page } from '@playwright/test'
import type { CompatibleProducts, Product } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { expect, hydrate, test } from './fixtures.ts'
import { firstProduct } from './products.ts'
import { ways } from './ways.ts'

const bolt = '933A2-M8X40'
const words = {
  en: {
    joint: 'Complete the joint',
    add: 'Add selected to cart',
    bolt: /^This product: /,
    nut: /^Nut: .* M8$/,
    washer: /^Washer: .* M8$/,
    spanner: /^Spanner: .* 13\smm$/,
    drill: /^Drill for the clearance hole: .* 9\smm/,
    added: 'Added to your cart: 3\u00a0lines',
    nothing: 'Tick at least one product.',
    wrong: /M8: Enter a\swhole number/,
    show: 'Show what fits',
    choose: 'Choose a variant to see what fits it.',
    empty: 'Choose a variant',
    soldOut: /^M\d+.* is sold out\.$/,
    goesWith: 'Goes well with this',
    similar: 'Similar products',
  },
  pl: {
    joint: 'Skompletuj połączenie',
    add: 'Dodaj wybrane do koszyka',
    bolt: /^Ten produkt: /,
    nut: /^Nakrętka: .* M8$/,
    washer: /^Podkładka: .* M8$/,
    spanner: /^Klucz: .* 13\smm$/,
    drill: /^Wiertło do otworu przelotowego: .* 9\smm/,
    added: 'Dodano do koszyka: 3\u00a0pozycje',
    nothing: 'Zaznacz co najmniej jeden produkt.',
    wrong: /M8: Wpisz liczbę całkowitą/,
    show: 'Pokaż, co pasuje',
    choose: 'Wybierz wariant, a pokażemy, co do niego pasuje.',
    empty: 'Wybierz wariant',
    soldOut: /^Wariant M\d+.* jest wyprzedany\.$/,
    goesWith: 'Pasujące produkty',
    similar: 'Podobne produkty',
  },
} as const

const api = async <Body>(page: Page, path: string, language: Language): Promise<Body> =>
  (await (
    await page.request.get(`/api/my-shop${path}`, { headers: { 'shop-origin': 'localhost', 'accept-language': language } })
  ).json()) as Body

const variantOf = ({ product_variants_table_data }: Product, symbol: string) =>
  product_variants_table_data.find(variant => variant.symbol === symbol)

/** Opens the page of a product, or of its variant. What goes with it is requested first: a page does not wait long for it. */
async function open(page: Page, language: Language, slug: string, variant?: number): Promise<CompatibleProducts> {
  const query = variant === undefined ? '' : `?variant=${variant}`
  const compatible = await api<CompatibleProducts>(page, `/products/${slug}/compatible_products${query}`, language)
  await page.goto(hrefTo(language, 'product', { id: slug }) + query)
  return compatible
}

/** Opens the page of a bolt's variant; returns the symbols and the net price in grosz of one box of it, its nut and its washer. */
async function openBolt(page: Page, language: Language) {
  const { id } = await firstProduct(page.request, 'q=933A2-M8', { language })
  const product = await api<Product>(page, `/products/${id}`, language)
  const variant = variantOf(product, bolt)
  const { joint } = await open(page, language, product.slug, variant?.product_variant_id)
  const [nut, washer] = joint?.parts.map(({ product: { matched_variants } }) => matched_variants[0]) ?? []
  const chosen = [variant, nut, washer].map(one => ({
    symbol: one?.symbol ?? '',
    net: Math.round((one?.product_variant_prices[0]?.price_net ?? 0) * 100),
  }))
  return { chosen, net: chosen.reduce((sum, one) => sum + one.net, 0) }
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [] })
    const t = words[language]
    const region = (page: Page) => page.getByRole('region', { name: t.joint })

    test('one button adds the bolt M8x40 A2 with its nut and washer', async ({ page }) => {
      const { chosen, net } = await openBolt(page, language)
      const joint = region(page)
      for (const name of [t.bolt, t.nut, t.washer]) await expect(joint.getByRole('checkbox', { name })).toBeChecked()
      for (const name of [t.spanner, t.drill]) await expect(joint.getByRole('checkbox', { name })).not.toBeChecked()
      await expect(joint.getByRole('combobox')).toHaveText(/40\smm/)
      await joint.getByRole('button', { name: t.add }).click()
      await expect(page).toHaveURL(hrefTo(language, 'cart'))
      await expect(page.getByText(t.added)).toBeVisible()
      const lines = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('spinbutton') })
      await expect(lines).toHaveCount(3)
      for (const { symbol } of chosen) {
        const line = lines.filter({ hasText: symbol })
        await expect(line.getByRole('spinbutton')).toHaveValue('1')
        await expect(line).toContainText(/= 100\s(pcs|szt)/)
      }
      const shown = (net / 100).toFixed(2).replace('.', language === 'pl' ? ',' : '.')
      await expect(page.getByRole('main')).toContainText(shown)
    })

    test('only what is ticked is added, in the quantities entered', async ({ page }) => {
      const { chosen } = await openBolt(page, language)
      const joint = region(page)
      await joint.getByRole('checkbox', { name: t.bolt }).uncheck()
      await joint.getByRole('checkbox', { name: t.washer }).uncheck()
      await joint.getByRole('checkbox', { name: t.spanner }).check()
      await joint
        .locator('li')
        .filter({ has: page.getByRole('checkbox', { name: t.nut }) })
        .getByRole('spinbutton')
        .fill('300 szt.')
      await joint.getByRole('button', { name: t.add }).click()
      await expect(page).toHaveURL(hrefTo(language, 'cart'))
      const lines = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('spinbutton') })
      await expect(lines).toHaveCount(2)
      await expect(lines.filter({ hasText: chosen[1]?.symbol ?? '' }).getByRole('spinbutton')).toHaveValue('3')
      await expect(lines.filter({ hasText: '3113-13' }).getByRole('spinbutton')).toHaveValue('1')
    })

    test('nothing ticked adds nothing', async ({ page }) => {
      await openBolt(page, language)
      const joint = region(page)
      for (const name of [t.bolt, t.nut, t.washer]) await joint.getByRole('checkbox', { name }).uncheck()
      await joint.getByRole('button', { name: t.add }).click()
      await expect(region(page).getByRole('alert').filter({ hasText: t.nothing })).toBeVisible()
      await expect(page).toHaveURL(/#joint$/)
      for (const name of [t.bolt, t.nut, t.washer]) await expect(joint.getByRole('checkbox', { name })).not.toBeChecked()
    })

    test('an invalid quantity is named at the form, which keeps what was entered', async ({ page }) => {
      await openBolt(page, language)
      const field = (name: RegExp) =>
        region(page)
          .locator('li')
          .filter({ has: page.getByRole('checkbox', { name }) })
          .getByRole('spinbutton')
      await region(page).getByRole('checkbox', { name: t.bolt }).uncheck()
      await region(page).getByRole('checkbox', { name: t.spanner }).check()
      await field(t.washer).fill('7')
      await field(t.nut).fill('0')
      await region(page).getByRole('button', { name: t.add }).click()
      await expect(region(page).getByRole('alert').filter({ hasText: t.wrong })).toBeVisible()
      await expect(page).toHaveURL(/#joint$/)
      await expect(field(t.nut)).toHaveValue('0')
      await expect(field(t.nut)).toHaveAttribute('aria-invalid', 'true')
      await expect(field(t.washer)).toHaveValue('7')
      await expect(region(page).getByRole('checkbox', { name: t.bolt })).not.toBeChecked()
      await expect(region(page).getByRole('checkbox', { name: t.spanner })).toBeChecked()
    })

    test('the parts of a rod in several threads follow the variant chosen', async ({ page }) => {
      const { slugs } = await firstProduct(page.request, 'q=976-A2-1M', { language })
      await open(page, language, slugs[language])
      if (javaScriptEnabled) await hydrate(page)
      await expect(region(page).getByRole('checkbox')).toHaveCount(0)
      await region(page)
        .getByRole('combobox', { name: t.choose })
        .selectOption({ label: await optionOf(page, /^M8,? /) })
      await region(page).getByRole('button', { name: t.show }).click()
      await expect(page).toHaveURL(/variant=\d+#joint$/)
      await expect(region(page).getByRole('checkbox', { name: t.nut })).toBeChecked()
      await expect(region(page).getByRole('checkbox', { name: t.spanner })).toBeVisible()
      await region(page).getByRole('button', { name: t.add }).click()
      await expect(page).toHaveURL(hrefTo(language, 'cart'))
      await expect(page.getByRole('main').getByText('976-A2-1M-M8')).toBeVisible()
    })

    test('a sold-out variant is named as such, and no parts are offered for it', async ({ page }) => {
      const { id } = await firstProduct(page.request, 'q=976-4.8-ZN-2M', { language })
      const product = await api<Product>(page, `/products/${id}`, language)
      const soldOut = product.product_variants_table_data.find(variant => variant.items === 0)
      await open(page, language, product.slug, soldOut?.product_variant_id)
      await expect(region(page).getByText(t.soldOut)).toBeVisible()
      await expect(region(page).getByRole('checkbox')).toHaveCount(0)
      await expect(region(page).getByRole('combobox').locator('option:checked')).toHaveText(t.empty)
    })

    test('other sizes stand apart from what goes with a bolt', async ({ page }) => {
      await openBolt(page, language)
      const goesWith = page.getByRole('region', { name: t.goesWith })
      await expect(goesWith.getByRole('article').first()).toContainText('M8')
      await expect(goesWith.getByText(/^933/)).toHaveCount(0)
      await expect(page.getByRole('region', { name: t.similar }).getByText(/^933/).first()).toBeVisible()
    })
  })

const optionOf = async (page: Page, text: RegExp) => {
  const options = await page.getByRole('option').allTextContents()
  return options.find(option => text.test(option)) ?? ''
}

test('quantities of parts follow that of the bolt until they are entered', async ({ page }) => {
  await openBolt(page, 'en')
  await hydrate(page)
  const t = words.en
  const field = (name: RegExp) =>
    page
      .getByRole('region', { name: t.joint })
      .locator('li')
      .filter({ has: page.getByRole('checkbox', { name }) })
      .getByRole('spinbutton')
  await field(t.washer).fill('5')
  await field(t.bolt).fill('3')
  await expect(field(t.nut)).toHaveValue('3')
  await expect(field(t.washer)).toHaveValue('5')
  await expect(field(t.spanner)).toHaveValue('1')
  await field(t.bolt).fill('500 pcs')
  await expect(field(t.nut)).toHaveValue('5')
})
