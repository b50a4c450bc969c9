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
    test.use({ javaScriptEnabled, locale: language, viewport, expectedErrors: [/status of 422/] })
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
  })
