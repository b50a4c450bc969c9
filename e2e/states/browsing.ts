import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { comparisonHref } from '../../apps/storefront/app/features/comparison/comparison-query.ts'
import { storageKey } from '../../apps/storefront/app/features/recently-viewed/viewed-products.ts'
import { addWashers } from '../filled-cart.ts'
import { alteredPort } from '../ports.ts'
import type { State, States } from './state.ts'

/** Filtered lists, overlays, and pages that do not exist. */
export const browsing: States = language => {
  const lists = hrefTo(language, 'allProducts')
  const home = hrefTo(language, 'home')
  const product = hrefTo(language, 'product', { id: 3 })
  const bolt = hrefTo(language, 'product', { id: bolts[language] })
  const opened = (name: string, path: string): State => ({ name, open: page => page.goto(path) })
  const over = (name: string, path: string, open: (page: Page) => Promise<unknown>, more: Partial<State> = {}): State => ({
    name,
    script: true,
    ...more,
    open: async page => {
      await page.goto(path)
      await open(page)
    },
  })
  return [
    opened('table view of a list', `${lists}?view=table&q=m8`),
    opened('filtered list', `${lists}?q=scr&in_stock=1&price_to=20`),
    opened('search without results', `${lists}?q=qwertyzxcv`),
    opened('filters without results', `${lists}?brand=3&feature%5Bmaterial%5D=brass`),
    opened('last page of a list', `${lists}?page=9999`),
    opened('a product without variants', product),
    over('a product with those that were viewed before', product, async page => {
      await page.evaluate(key => localStorage.setItem(key, '[1,2,3,7,12]'), storageKey)
      await page.reload()
      await page.locator('[data-recently-viewed]').scrollIntoViewIfNeeded()
      await page.locator('[data-recently-viewed] li').first().waitFor()
    }),
    opened('comparison of four products', comparisonHref(language, [1, 2, 3, 7])),
    opened('comparison of one product', comparisonHref(language, [3])),
    over('list with a ticked product', lists, page => page.getByRole('main').locator('input[name=product]').first().check(), {
      script: false,
    }),
    opened('machine enquiry form', `${hrefTo(language, 'vendingMachines')}?machine=1`),
    over('open category menu', home, page => page.getByRole('banner').locator('nav summary').first().click(), { at: [1440] }),
    over(
      'phone menu with an open category',
      home,
      async page => {
        await page.getByRole('link', { name: 'Menu', exact: true }).click()
        await page.getByRole('dialog').locator('summary').first().click()
      },
      { at: [390] },
    ),
    over('search suggestions', home, async page => {
      await page.getByRole('banner').getByRole('combobox').pressSequentially('sru')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    }),
    over(
      'display settings',
      home,
      page =>
        page
          .getByRole('banner')
          .locator('summary', { hasText: /^Prices|^Ceny/ })
          .click(),
      { script: false },
    ),
    over('enlarged picture', bolt, async page => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Enlarge|^Powiększ/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    }),
    over(
      'phone filters',
      lists,
      async page => {
        await page
          .getByRole('main')
          .locator('summary', { hasText: /^Filters|^Filtry/ })
          .click()
        // At the end of the page the sticky button covers no field.
        await page.keyboard.press('End')
      },
      { at: [390], script: false },
    ),
    over('mini-cart after an add', product, async page => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart|^Do koszyka|^Dodaj do koszyka/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    }),
    {
      name: 'home page with a filled cart',
      open: async page => {
        await addWashers(page, 2)
        await page.goto(home)
      },
    },
    opened('unknown page', `${home}/qwertyzxcv`),
    opened('unknown product', hrefTo(language, 'product', { id: 999_999 })),
    opened('a test shop', `http://testing.localhost:${alteredPort}${home}`),
    opened('page whose data cannot be loaded', `http://silent.localhost:${alteredPort}${lists}`),
    opened('shop that cannot be loaded', `http://mute.localhost:${alteredPort}${home}`),
  ]
}

const bolts = {
  en: 'hexagon-bolt-din-933-m8-8-8-zinc-general-purpose',
  pl: 'sruba-szesciokatna-din-933-m8-8-8-ocynk-ogolnego-zastosowania',
}
