import type { Locator } from '@playwright/test'
import { documentMessages } from '../../apps/back-office/app/features/documents/documents.messages.ts'
import { productMessages } from '../../apps/back-office/app/features/products/products.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { uploadMessages } from '../../apps/back-office/app/platform/uploads/uploads.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${crypto.randomUUID()}\n1 0 obj <</Type /Pages /Kids [] /Count 2>> endobj\n%%EOF\n`),
})

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const viewport = javaScriptEnabled ? { width: 1280, height: 900 } : { width: 390, height: 900 }
    test.use({ javaScriptEnabled, locale: language, viewport, expectedErrors: [/status of 4(09|22)/] })
    const t = documentMessages[language]
    const uploads = uploadMessages[language]
    const notices = noticeMessages[language]

    test('an editor adds data sheets, names and orders them, and removes one', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      const { items } = await call<{ items: { id: number }[] }>(token, 'GET', `shops/${shop}/products?limit=100`)
      // Products that no other test counts on.
      const product = items.at(-6 - way)?.id
      const path = `shops/${shop}/products/${product}/documents`
      const named = async () => (await call<{ items: { title: object; file_name: string }[] }>(token, 'GET', path)).items
      const before = (await named()).length
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${product}`)
      await page.getByRole('link', { name: productMessages[language].documents, exact: true }).click()
      if (javaScriptEnabled) await expect(page.getByText(uploads.drop)).toBeVisible()
      await page.getByLabel(t.files).setInputFiles([pdf('first one.pdf'), pdf('second.pdf')])
      await page.getByRole('button', { name: uploads.add, exact: true }).click()
      const shown = page.getByRole('group')
      await expect(shown).toHaveCount(before + 2)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      const second = page.getByRole('group', { name: 'second.pdf' })
      await second.getByLabel(t.nameEn).fill('')
      await second.getByLabel(t.namePl).fill('Karta druga')
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByRole('alert')).toContainText(t.nameMissing)
      await expect(second.getByLabel(t.namePl)).toHaveValue('Karta druga')
      await second.getByLabel(t.nameEn).fill('The second')
      await second.getByRole('button', { name: `${uploads.steps.earlier}: second.pdf` }).click()
      await expect(page.getByText(notices.documents_saved(), { exact: true })).toBeVisible()
      expect((await named())[before]).toMatchObject({ title: { en: 'The second', pl: 'Karta druga' }, file_name: 'second.pdf' })

      await page.getByRole('button', { name: `${uploads.steps.remove}: first-one.pdf` }).click()
      await expect(page.getByText(notices.document_removed(), { exact: true })).toBeVisible()
      await expect(shown).toHaveCount(before + 1)
    })

    test('names that somebody else has saved meanwhile stay after a refusal and after a conflict', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      const { items } = await call<{ items: { id: number }[] }>(token, 'GET', `shops/${shop}/products?limit=100`)
      const product = items.at(-8 - way)?.id
      const path = `shops/${shop}/products/${product}/documents`
      interface Sheet {
        id: number
        title: { en: string; pl: string }
        file_name: string
      }
      const read = async () => (await call<{ items: Sheet[] }>(token, 'GET', path)).items.slice(-2)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${product}/documents`)
      if (javaScriptEnabled) await expect(page.getByText(uploads.drop)).toBeVisible()
      const count = await page.getByRole('group').count()
      await page.getByLabel(t.files).setInputFiles([pdf('mine.pdf'), pdf('theirs.pdf')])
      await page.getByRole('button', { name: uploads.add, exact: true }).click()
      await expect(page.getByRole('group')).toHaveCount(count + 2)
      const [mine, theirs] = ['mine.pdf', 'theirs.pdf'].map(name => page.getByRole('group', { name })) as [Locator, Locator]
      const save = () => page.getByRole('button', { name: formMessages[language].save }).last().click()
      const rename = async (change: (file: string) => Partial<Sheet['title']>) => {
        const from = (await call<{ items: Sheet[] }>(token, 'GET', path)).items.map(({ id, title, file_name }) => ({
          id,
          title,
          file_name,
        }))
        const named = (of: typeof from) => of.map(({ id, title }) => ({ id, title }))
        const documents = from.map(one => ({ ...one, title: { ...one.title, ...change(one.file_name) } }))
        await call(token, 'PUT', path, { from: named(from), documents: named(documents) })
      }

      await rename(file => (file === 'theirs.pdf' ? { en: 'Renamed' } : {}))
      await mine.getByLabel(t.nameEn).fill('')
      await save()
      await expect(page.getByRole('alert')).toContainText(t.nameMissing)
      await mine.getByLabel(t.nameEn).fill('Mine')
      await save()
      await expect(page.getByText(notices.documents_saved(), { exact: true })).toBeVisible()
      expect((await read()).map(({ title }) => title.en)).toEqual(['Mine', 'Renamed'])

      await rename(file => (file === 'theirs.pdf' ? { en: 'Renamed again' } : { en: 'Theirs' }))
      await mine.getByLabel(t.nameEn).fill('Mine again')
      await save()
      await expect(page.getByRole('alert').getByRole('row')).toHaveCount(2)
      await expect(theirs.getByLabel(t.nameEn)).toHaveValue('Renamed again')
      await save()
      await expect(page.getByText(notices.documents_saved(), { exact: true })).toBeVisible()
      expect((await read()).map(({ title }) => title.en)).toEqual(['Mine again', 'Renamed again'])
    })
  })
