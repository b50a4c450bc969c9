import type { Page } from '@playwright/test'
import type { PriceDisplay, ProductListItem } from '@stragan/contract'
import { grossOf, measurePrice, toDecimal } from '@stragan/pricing'
import { hrefTo, type Language } from '@stragan/routing'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { expect, kawa, test } from './fixtures.ts'
import { firstProduct } from './products.ts'

const goTo = async (page: Page, symbol: string, language: Language) => {
  const product = await firstProduct(page.request, `q=${symbol}`)
  await page.goto(hrefTo(language, 'product', { id: product.slugs[language] }))
  return product
}

/** The price per unit of measure as the page formats it, computed from API data. */
const unitPrice = (
  { price_net, vat_tax_percent, sales_unit: { content } }: ProductListItem,
  language: Language,
  prices: PriceDisplay,
  measure: string,
) => {
  const net = Math.round((price_net ?? 0) * 100)
  const ofMeasure = content && measurePrice(prices === 'net' ? net : grossOf(net, vat_tax_percent), content)
  return `${formatMoney(language, toDecimal(ofMeasure?.price ?? 0), 'PLN')}/${measure}`
}

const words = {
  en: {
    safety: 'Safety and manufacturer',
    guarantee: 'Legal guarantee of conformity',
    liable: 'at least two years',
    terms: 'Details in the terms of sale',
    section: 'Reminder of the legal guarantee of conformity',
    yourEurope: 'https://europa.eu/youreurope/guarantees',
    responsible: 'Responsible person in the EU',
    warning: 'Never work without the guard.',
    country: 'Taiwan',
    unitPrice: 'Unit price',
    net: 'net',
    gross: 'incl. VAT',
    variants: 'Variants',
    pieces: '100\u00a0pcs',
  },
  pl: {
    safety: 'Bezpieczeństwo i producent',
    guarantee: 'Prawna gwarancja zgodności towaru z umową',
    liable: 'co najmniej dwa lata',
    terms: 'Szczegóły w regulaminie sklepu',
    section: 'Przypomnienie o prawnej gwarancji zgodności',
    yourEurope: 'https://europa.eu/youreurope/gwarancje',
    responsible: 'Osoba odpowiedzialna w UE',
    warning: 'Nie pracuj bez osłony.',
    country: 'Tajwan',
    unitPrice: 'Cena jednostkowa',
    net: 'netto',
    gross: 'brutto',
    variants: 'Warianty',
    pieces: '100\u00a0szt.',
  },
}

for (const language of ['en', 'pl'] as const) {
  const t = words[language]

  test.describe(language, () => {
    test.use({ javaScriptEnabled: language === 'en' })

    test('a product shows hazard statements, producer and EU responsible person', async ({ page }) => {
      await goTo(page, 'VAG-125-900', language)
      const safety = page.getByRole('region', { name: t.safety })
      await expect(safety.getByRole('listitem').filter({ hasText: t.warning })).toBeVisible()
      for (const text of ['Voltan Power Tools Co., Ltd.', 'Taichung', t.country, t.responsible, 'Voltan Serwis Europa sp. z o.o.'])
        await expect(safety.getByText(text)).toBeVisible()
      await expect(safety.getByRole('link', { name: 'bezpieczenstwo@voltan.example' })).toHaveAttribute(
        'href',
        'mailto:bezpieczenstwo@voltan.example',
      )
    })

    test('a producer in the EU is its own responsible person, and a harmless product has no warnings', async ({ page }) => {
      await goTo(page, '933-8.8-M8', language)
      const safety = page.getByRole('region', { name: t.safety })
      await expect(safety.getByText('Normfix Elementy Złączne sp. z o.o.')).toBeVisible()
      await expect(safety.getByText(t.responsible)).toHaveCount(0)
      await expect(safety.getByRole('listitem')).toHaveCount(0)
    })

    test('a product reminds of the legal guarantee, and leads to its section of the terms', async ({ page }) => {
      await goTo(page, '933-8.8-M8', language)
      const reminder = page.getByRole('region', { name: t.guarantee })
      await expect(reminder).toContainText(t.liable)
      await expect(reminder.getByRole('link', { name: /Europ/ })).toHaveAttribute('href', t.yourEurope)
      await reminder.getByRole('link', { name: t.terms }).click()
      await expect(page.locator('h2:target')).toContainText(t.section)
    })

    for (const prices of ['gross', 'net'] as const)
      test(`shows the price per litre below the price, ${prices} like it`, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: 'display', value: `pln-${prices}`, url: baseURL ?? '' }])
        const foam = await goTo(page, 'SEA-FG', language)
        const shown = unitPrice(foam, language, prices, 'l')
        await expect(page.getByText(`${t.unitPrice}: ${shown} ${t[prices]}`)).toBeVisible()
        await page.goto(`${hrefTo(language, 'allProducts')}?q=SEA-FG`)
        await expect(page.getByRole('main').getByText(`${t.unitPrice}: ${shown} ${t[prices]}`)).toBeVisible()
        await page.goto(`${hrefTo(language, 'allProducts')}?q=SEA-FG&view=table`)
        await expect(page.getByRole('row').filter({ hasText: 'SEA-FG' }).getByRole('cell').getByText(shown)).toBeVisible()
      })

    test('the sticky bar of a phone and a cart line show the price per litre', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      const foam = await goTo(page, 'SEA-FG', language)
      const shown = unitPrice(foam, language, 'gross', 'l')
      await expect(page.locator('.buy-bar')).toContainText(`${t.unitPrice}: ${shown}`)
      await page.request.post('/cart-lines', {
        form: { product_id: foam.id, items: 1, to: hrefTo(language, 'cart') },
        headers: { accept: 'text/html' },
      })
      await page.goto(hrefTo(language, 'cart'))
      await expect(page.getByRole('main').getByText(`${t.unitPrice}: ${shown} ${t.gross}`)).toBeVisible()
    })

    test('each variant has its own price per 100 pieces', async ({ page }) => {
      const screws = await goTo(page, 'CB-4.0', language)
      const row = page.getByRole('region', { name: t.variants }).getByRole('row').filter({ hasText: 'CB-4.0X20' })
      await expect(row).toContainText(unitPrice(screws, language, 'gross', t.pieces))
    })
  })
}

test('the price per unit of measure follows the tier of the entered quantity', async ({ page }) => {
  await goTo(page, 'CB-4.0', 'en')
  const row = page.getByRole('region', { name: 'Variants' }).getByRole('row').filter({ hasText: 'CB-4.0X25' })
  // 200 screws: 12.20 zł net for one box, 10.98 zł each from 20 boxes.
  await expect(row).toContainText(/Unit price: PLN\s?7\.51\/100\spcs/)
  await row.getByRole('spinbutton').fill('20')
  await expect(row).toContainText(/Unit price: PLN\s?6\.76\/100\spcs/)
})

test('the coffee shop shows prices per kilogram, a producer outside the EU and the allergens of milk', async ({ page }) => {
  const of = async (symbol: string) => {
    const { slugs } = await firstProduct(page.request, `q=${symbol}`, { shop: 'kawa.localhost' })
    await page.goto(`${kawa}${hrefTo('pl', 'product', { id: slugs.pl })}`)
    return page.getByRole('region', { name: 'Bezpieczeństwo i producent' })
  }
  await of('ESP-RYNEK')
  await expect(page.getByText(/^Cena jednostkowa: [\d\s]+,\d\d\szł\/kg brutto$/).first()).toBeVisible()
  await expect((await of('POU-KETTLE')).getByText('Kroplarz Dystrybucja sp. z o.o.')).toBeVisible()
  await expect((await of('MLK-UHT32')).getByText(/^Alergeny: zawiera mleko/)).toBeVisible()
})
