import { readFileSync } from 'node:fs'
import { archiveProblemText } from '@stragan/contract/admin'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { archiveMessages } from '../../apps/back-office/app/features/archives/archives.messages.ts'
import { failureIn } from '../../apps/back-office/app/platform/failures.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, newMember, withSession } from './staff.ts'

const shop = 'coffee'

// One archive of a shop at a time.
test.describe.configure({ mode: 'serial' })

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 4(03|15|22)/] })
    const t = archiveMessages[language]

    test('an owner exports the whole shop, and imports an archive after its check', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'owner', shop))
      // Without scripts a step is followed by loading the page again.
      const follow = async (state: string) =>
        expect(async () => {
          if (!javaScriptEnabled) await page.reload()
          await expect(page.getByText(state, { exact: true }).first()).toBeVisible({ timeout: 1000 })
        }).toPass()
      const assertAccessible = async () => javaScriptEnabled && expect(await accessibilityProblems(page)).toEqual([])
      await page.goto(`${adminUrl}/${shop}/archives`)
      await expect(page.getByText(t.leftOut)).toBeVisible()
      await assertAccessible()
      await page.getByRole('button', { name: t.export, exact: true }).click()
      await follow(t.states.exported)
      await assertAccessible()
      await expect(page.getByRole('row', { name: t.parts['products.csv'] ?? '' })).toBeVisible()
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: t.download }).click()
      const files = unzipSync(readFileSync(await (await downloading).path()))
      expect(Object.keys(files)).toContain('products.csv')

      await page.goto(`${adminUrl}/${shop}/archives`)
      const send = async (name: string, content: Uint8Array) => {
        await page.getByLabel(t.file, { exact: true }).setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) })
        await page.getByRole('button', { name: t.upload, exact: true }).click()
      }
      await page.getByRole('button', { name: t.upload, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(t.noFile)
      // Other tests change the shop meanwhile, so it has nothing of theirs.
      const small = {
        'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
        'products.csv': strToU8('symbol\n'),
      }
      await send('climbing.zip', zipSync({ ...small, '../job': strToU8('x') }))
      const reason = archiveProblemText({ problem: 'unsafe_name', subject: '../job', number: null }, language)
      await expect(page.getByRole('alert')).toContainText(reason)
      await assertAccessible()
      const slug = `brand-${crypto.randomUUID().slice(0, 8)}`
      const texts = { en: '', pl: '' }
      const added = { name: slug, slug, description: texts, seo_title: texts, seo_description: texts, producer: null, logo: null }
      const lines = [added, { ...added, slug: `${slug}-2`, producer: 'Nobody' }].map(one => JSON.stringify(one))
      await send('shop.zip', zipSync({ ...small, 'brands.jsonl': strToU8(`${lines.join('\n')}\n`) }))
      await follow(t.states.checked)
      await assertAccessible()
      await page.getByRole('button', { name: t.run, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.run, exact: true }).click()
      await follow(t.states.imported)
      await assertAccessible()
      const brands = page.getByRole('row', { name: t.parts['brands.jsonl'] ?? '' })
      await expect(brands.first().getByRole('cell')).toHaveText(['1', '0', '0', '1'])
      await expect(page.getByRole('table', { name: t.refusedEntries })).toContainText(`Nobody: ${t.problems.not_in_shop}`)
      await page.goto(`${adminUrl}/${shop}/brands`)
      await expect(page.getByRole('link', { name: slug, exact: true })).toBeVisible()
    })

    test('somebody without all rights is not offered it', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'manager', shop))
      await page.goto(`${adminUrl}/${shop}/archives`)
      await expect(page.getByRole('heading', { level: 1, name: failureIn(language, 'permission_denied').title ?? '' })).toBeVisible()
    })
  })
