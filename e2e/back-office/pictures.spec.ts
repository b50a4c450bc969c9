import { pictureMessages } from '../../apps/back-office/app/features/pictures/pictures.messages.ts'
import { productMessages } from '../../apps/back-office/app/features/products/products.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { uploadMessages } from '../../apps/back-office/app/platform/uploads/uploads.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, expectHydrated, holdRequests, test } from '../fixtures.ts'
import { languagesWith, ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Pictures {
  items: { id: number; alt: { en: string; pl: string }; picture: { width: number; height: number } }[]
}

test.use({ expectedErrors: [/status of 4(09|22)/] })

/** Products that no other test counts on, others for each test. */
const productFor = async (token: string, n: number) => {
  const { items } = await call<{ items: { id: number }[] }>(token, 'GET', `shops/${shop}/products?limit=100`)
  return items.at(-1 - n)?.id ?? 0
}

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const viewport = javaScriptEnabled ? { width: 1280, height: 900 } : { width: 390, height: 900 }
    test.use({ javaScriptEnabled, locale: language, viewport })
    const t = pictureMessages[language]
    const uploads = uploadMessages[language]
    const notices = noticeMessages[language]

    test('an editor adds pictures, of which one is refused, describes and orders them, and removes one', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      const product = await productFor(token, way)
      const path = `shops/${shop}/products/${product}/pictures`
      const before = (await call<Pictures>(token, 'GET', path)).items.length
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${product}`)
      const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() }
      const other = { name: 'back.png', mimeType: 'image/png', buffer: await page.locator('h1').screenshot() }
      await page.getByRole('link', { name: productMessages[language].allPictures }).click()
      if (javaScriptEnabled) await expect(page.getByText(uploads.drop)).toBeVisible()
      await page.getByLabel(t.files).setInputFiles([picture, { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') }])
      await page.getByRole('button', { name: uploads.add, exact: true }).click()
      const answer = javaScriptEnabled ? page.getByRole('list', { name: uploads.results }) : page.getByRole('alert')
      await expect(answer).toContainText('front.png')
      await expect(answer).toContainText(uploads.problems.unsupported)
      const shown = page.getByRole('group')
      await expect(shown).toHaveCount(before + 1)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await page.getByLabel(t.files).setInputFiles([other])
      await page.getByRole('button', { name: uploads.add, exact: true }).click()
      await expect(shown).toHaveCount(before + 2)
      const last = page.getByRole('group', { name: t.picture(before + 2), exact: true })
      await last.getByLabel(t.textEn).fill('The back')
      await last.getByLabel(t.textPl).fill('Tył')
      await last.getByRole('button', { name: `${uploads.steps.earlier}: ${t.picture(before + 2)}` }).click()
      await expect(page.getByText(notices.pictures_saved(), { exact: true })).toBeVisible()
      expect((await call<Pictures>(token, 'GET', path)).items[before]?.alt).toEqual({ en: 'The back', pl: 'Tył' })

      const moved = page.getByRole('group', { name: t.picture(before + 1), exact: true })
      await moved.getByLabel(t.textEn).fill('The back of it')
      await moved.getByLabel(t.textEn).press('Enter')
      await expect(page.getByText(notices.pictures_saved(), { exact: true })).toBeVisible()
      await expect(moved.getByLabel(t.textEn)).toHaveValue('The back of it')

      await page.getByRole('button', { name: `${uploads.steps.remove}: ${t.picture(before + 2)}` }).click()
      await expect(page.getByText(notices.picture_removed(), { exact: true })).toBeVisible()
      await expect(shown).toHaveCount(before + 1)
    })

    test('an editor crops a picture: draws a frame on it, or types its place and size', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      const product = await productFor(token, 5 + way)
      const path = `shops/${shop}/products/${product}/pictures`
      const read = async () => (await call<Pictures>(token, 'GET', path)).items
      const [before] = await read()
      if (!before) throw new Error('The product has no picture')
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/products/${product}/pictures`)
      // The frame can be drawn before the picture is loaded.
      const release = await holdRequests(page, /\/pictures\/[0-9a-f]+-/)
      await page.getByRole('link', { name: `${t.crop}: ${t.picture(1)}` }).click()
      const field = (name: string) => page.getByRole('textbox', { name })
      const crop = page.getByRole('button', { name: t.crop })
      await field(t.width).fill('99999')
      await crop.click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(field(t.width)).toHaveValue('99999')
      for (const [name, value] of [
        [t.left, '0'],
        [t.top, '0'],
        [t.width, '300'],
        [t.height, '200'],
      ] as const)
        await field(name).fill(value)
      let expected = { width: 300, height: 200 }
      if (javaScriptEnabled) {
        await expectHydrated(page)
        const { x, y, width, height } = (await page.getByRole('img', { name: t.wholePicture }).boundingBox()) ?? {
          x: 0,
          y: 0,
          width: 0,
          height: 0,
        }
        await page.mouse.move(x + width * 0.8, y + height * 0.75)
        await page.mouse.down()
        await page.mouse.move(x + width * 0.3, y + height * 0.25, { steps: 4 })
        await page.mouse.up()
        release()
        await expect(field(t.left)).not.toHaveValue('0')
        expected = { width: Number(await field(t.width).inputValue()), height: Number(await field(t.height).inputValue()) }
        expect(Math.abs(expected.width - before.picture.width / 2)).toBeLessThan(before.picture.width / 50)
        expect(Math.abs(expected.height - before.picture.height / 2)).toBeLessThan(before.picture.height / 50)
        expect(await accessibilityProblems(page)).toEqual([])
      }
      await crop.click()
      await expect(page.getByText(notices.picture_cropped(), { exact: true })).toBeVisible()
      const [after] = await read()
      expect(after).toMatchObject({ alt: before.alt, picture: expected })
    })

    test('a text that somebody else has changed meanwhile is shown beside what was typed, and can be saved over', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      const path = `shops/${shop}/products/${await productFor(token, 2 + way)}/pictures`
      const { items } = await call<{ items: (Pictures['items'][number] & { picture: object })[] }>(token, 'GET', path)
      const from = items.map(({ picture: _, ...described }) => described)
      const [first, ...others] = from
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${path.replace('shops/', '')}`)
      const field = page.getByRole('group', { name: t.picture(1) }).getByLabel(t.textEn)
      await field.fill('What I typed')
      const theirs = { ...first, alt: { en: 'What they saved', pl: 'Tylko ich' } }
      await call(token, 'PUT', path, { from, pictures: [theirs, ...others] })
      await page.getByRole('button', { name: formMessages[language].save }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText('What they saved')
      await expect(alert).toContainText('What I typed')
      await expect(alert.getByRole('row')).toHaveCount(2)
      await expect(field).toHaveValue('What I typed')
      await page.getByRole('button', { name: formMessages[language].save }).click()
      await expect(page.getByText(notices.pictures_saved(), { exact: true })).toBeVisible()
      expect((await call<Pictures>(token, 'GET', path)).items[0]?.alt).toEqual({ en: 'What I typed', pl: 'Tylko ich' })
    })
  })

for (const language of languagesWith(true))
  test(`files that are dropped onto the page are added, and what was typed stays, in ${language}`, async ({ page }) => {
    const token = await newMember(language, 'editor', shop)
    const product = await productFor(token, 4)
    await withSession(page.context(), token)
    await page.goto(`${adminUrl}/${shop}/products/${product}/pictures`)
    const t = pictureMessages[language]
    const shown = page.getByRole('group')
    const before = await shown.count()
    await expect(page.getByText(uploadMessages[language].drop)).toBeVisible()
    const field = page.getByRole('group', { name: t.picture(1) }).getByLabel(t.textEn)
    await field.fill('Not saved yet')
    const path = `shops/${shop}/products/${product}/pictures`
    const from = (await call<{ items: { picture: object; alt: object }[] }>(token, 'GET', path)).items.map(
      ({ picture: _, ...described }) => described,
    )
    const renamed = from.map((one, i) => (i === 0 ? { ...one, alt: { ...one.alt, en: 'What they saved' } } : one))
    await call(token, 'PUT', path, { from, pictures: renamed })
    const bytes = [...(await page.screenshot())]
    await page.evaluate(content => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(content)], 'dropped.png'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))
    }, bytes)
    await expect(page.getByRole('list', { name: uploadMessages[language].results })).toContainText(uploadMessages[language].added)
    await expect(shown).toHaveCount(before + 1)
    await expect(field).toHaveValue('Not saved yet')
    await page.getByRole('button', { name: formMessages[language].save }).click()
    await expect(page.getByRole('alert')).toContainText('What they saved')
  })
