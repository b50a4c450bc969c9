import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { downloadMessages } from '../../apps/back-office/app/features/downloads/downloads.messages.ts'
import { importMessages } from '../../apps/back-office/app/features/imports/imports.messages.ts'
import { mappingMessages } from '../../apps/back-office/app/features/imports/mapping.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { languagesWith, waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 4(15|22)/] })
    const [t, m] = [importMessages[language], mappingMessages[language]]

    test('a manager imports a file after its check, takes the refused rows along, and undoes the import', async ({ page }) => {
      const symbol = `IMP-${crypto.randomUUID().slice(0, 8)}`
      const brand = `Brand of ${symbol}`
      // No server outside of this machine is asked: the address is refused when the picture is to be fetched.
      const unreachable = 'http://127.0.0.1/bolt.jpg'
      const file = `Indeks;name_en;name_pl;Stawka VAT;Cena netto;Marka;EAN;Zdjęcia\r\n${symbol};Bolt;Śruba;23;1,50;${brand};;${unreachable}\r\n${symbol}-X;Bad bolt;Zła śruba;23;2,00;;123;\r\n`
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const found = async () => {
        const { items } = await call<{ items: { symbol: string; price_net: number }[] }>(token, 'GET', `shops/${shop}/products?q=${symbol}`)
        return items.map(one => [one.symbol, one.price_net])
      }
      // Without scripts a step is followed by loading the page again.
      const follow = async (state: string) =>
        expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(page.getByText(state, { exact: true }).first()).toBeVisible({ timeout: 1000 })
        }).toPass()
      await page.goto(`${adminUrl}/${shop}/imports`)
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(t.noFile)
      await page.getByLabel(t.file, { exact: true }).setInputFiles({ name: 'screws.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      await follow(t.states.ready)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      const price = page.getByLabel(m.readColumnAs('Cena netto'))
      await expect(price).toHaveValue('price_net')
      await price.selectOption('symbol')
      const choices = [m.createMissing, m.pricesIncludeVat]
      for (const choice of choices) await page.getByLabel(choice).check()
      await page.getByRole('button', { name: m.check, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(m.notChecked)
      for (const choice of choices) await expect(page.getByLabel(choice)).toBeChecked()
      await price.selectOption('price_net')
      await page.getByRole('button', { name: m.check, exact: true }).click()
      await follow(t.states.checked)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      expect(await found()).toEqual([])
      await expect(page.getByRole('definition')).toHaveText(brand)
      await expect(page.getByText(t.wouldFetch(1))).toBeVisible()
      await expect(page.getByRole('link', { name: `${t.outcomes.created}: 1` })).toBeVisible()
      await page.getByRole('link', { name: `${t.outcomes.refused}: 1` }).click()
      await expect(page.getByRole('table', { name: t.result }).getByRole('row').nth(1)).toContainText('EAN')
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: t.downloadRefused }).click()
      const refused = readFileSync(await (await downloading).path(), 'utf8')
      expect(refused).toContain(`${symbol}-X;Bad bolt;Zła śruba;23;"2,00";;123;;"ean: `)

      await page.getByRole('button', { name: t.run, exact: true }).click()
      await follow(t.states.imported)
      expect(await found()).toEqual([[symbol, 1.22]])
      const failedPictures = page.getByRole('table', { name: t.failedPictures })
      await expect(async () => {
        if (!javaScriptEnabled) await page.reload()
        await expect(failedPictures).toContainText(unreachable, { timeout: 6000 })
      }).toPass()
      await expect(page.getByText(`${t.picturesTitle}: ${t.pictureStates.fetched}: 0`)).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      const downloadingFailed = page.waitForEvent('download')
      await page.getByRole('link', { name: t.downloadFailed }).click()
      expect(readFileSync(await (await downloadingFailed).path(), 'utf8')).toContain(`${symbol};${unreachable};`)
      await page.getByRole('button', { name: t.undo, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.undo, exact: true }).click()
      await follow(t.states.undone)
      const id = new URL(page.url()).pathname.split('/').at(-1)
      expect(await call(token, 'GET', `shops/${shop}/imports/${id}`)).toMatchObject({ state: 'undone', is_partly_undone: false })
      expect(await found()).toEqual([])
    })

    test('a manager reads another sheet of a workbook', async ({ page }) => {
      const rows = (...names: string[]) => names.map(name => `<row><c t="str"><v>${name}</v></c></row>`).join('')
      const workbook = zipSync({
        'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Info" r:id="a"/><sheet name="Śruby" r:id="b"/></sheets></workbook>'),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="a" Target="a.xml"/><Relationship Id="b" Target="b.xml"/></Relationships>',
        ),
        'xl/a.xml': strToU8(`<worksheet>${rows('About')}${rows('Us')}</worksheet>`),
        'xl/b.xml': strToU8(`<worksheet>${rows('Indeks', 'IMP-1', 'IMP-2')}</worksheet>`),
      })
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/imports`)
      await page
        .getByLabel(t.file, { exact: true })
        .setInputFiles({ name: 'screws.xlsx', mimeType: 'application/zip', buffer: Buffer.from(workbook) })
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      const isRead = (text: string) =>
        expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(page.getByText(text)).toBeVisible({ timeout: 1000 })
        }).toPass()
      await isRead(m.sheetText('Info', ['Śruby']))
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByLabel(m.sheet, { exact: true }).selectOption('Śruby')
      await page.getByRole('button', { name: m.readSheet, exact: true }).click()
      await isRead(m.sheetText('Śruby', ['Info']))
      await expect(page.getByLabel(m.readColumnAs('Indeks'))).toHaveValue('symbol')
    })

    test('all products are downloaded from the page of imports', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/imports`)
      await page.getByRole('button', { name: downloadMessages[language].download, exact: true }).click()
      const downloading = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('link', { name: 'CSV', exact: true }).click()
      const file = readFileSync(await (await downloading).path(), 'utf8')
      expect(file).toContain(language === 'pl' ? 'product_symbol;symbol;product_ean;name_en' : 'product_symbol,symbol,product_ean,name_en')
      expect(file.split('\r\n').length).toBeGreaterThan(50)
    })
  })

for (const language of languagesWith(true))
  test.describe(`a connection that fails for a while, in ${language}`, () => {
    test.use({ locale: language, expectedErrors: [/ERR_FAILED/] })

    test('the page of an import in progress goes on by itself', async ({ page }) => {
      const t = importMessages[language]
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/imports`)
      let failed = 0
      await page.route(/\/imports\/[^/]+$/, async route => {
        const isPoll = route.request().resourceType() === 'fetch' && ['GET', 'HEAD'].includes(route.request().method())
        if (!isPoll || failed === 2) return route.continue()
        failed += 1
        await route.abort()
      })
      const file = { name: 'screws.csv', mimeType: 'text/csv', buffer: Buffer.from('Indeks\nIMP-1\n') }
      await page.getByLabel(t.file, { exact: true }).setInputFiles(file)
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      await expect(page.getByText(t.states.reading, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(t.states.ready, { exact: true }).first()).toBeVisible()
      expect(failed).toBe(2)
    })
  })
