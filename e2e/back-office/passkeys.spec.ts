import type { Page } from '@playwright/test'
import { passkeyMessages } from '../../apps/back-office/app/features/passkeys/passkeys.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { interruptionMessages } from '../../apps/back-office/app/frame/interruption.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { passwordMessages } from '../../apps/back-office/app/platform/password.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { accessibilityProblems, watchLayoutShifts } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { addPlatformAuthenticator, requireIdentity } from './joining.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

test.use({ baseURL: adminUrl, expectedErrors: [/status of 4(0[13]|22)/] })

/** Audits the page, which changes its width. */
async function audit(page: Page, load?: () => Promise<unknown>) {
  const size = page.viewportSize()
  expect(await accessibilityProblems(page, load && { load })).toEqual([])
  if (size) await page.setViewportSize(size)
}

for (const language of ['en', 'pl'] as const)
  test.describe(language, () => {
    test.use({ locale: language })
    const t = passkeyMessages[language]
    const form = { ...formMessages[language], ...passwordMessages[language] }
    const notice = noticeMessages[language]
    const { identity } = interruptionMessages[language]
    const signOut = async (page: Page) => {
      await page.getByRole('button', { name: frameMessages[language].signOut }).click()
      await expect(page.getByText(notice.signed_out())).toBeVisible()
    }

    test('an owner adds a passkey, signs in with it, confirms with it and removes it', async ({ page }) => {
      const authenticator = await addPlatformAuthenticator(page)
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto('/account')
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByRole('button', { name: t.create })).toBeVisible()
      await audit(page)
      await page.getByRole('textbox', { name: t.name }).fill('Laptop')
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByText(notice.passkey_added('Laptop'))).toBeVisible()
      expect(await authenticator.credentials()).toMatchObject([{ rpId: 'admin.localhost', isResidentCredential: true }])
      await watchLayoutShifts(page)
      await audit(page, () => page.goto('/account'))
      await page.goto('/account')
      await page.getByRole('button', { name: t.renameNamed('Laptop') }).click()
      const renaming = page.getByRole('dialog', { name: t.renameNamed('Laptop') })
      await renaming.getByRole('textbox', { name: t.name }).fill(' ')
      await renaming.getByRole('button', { name: t.rename }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await audit(page)
      const refused = page.getByRole('region', { name: t.renameNamed('Laptop') })
      await refused.getByRole('textbox', { name: t.name }).fill('Biuro')
      await refused.getByRole('button', { name: t.rename, exact: true }).click()
      await expect(page.getByText(notice.passkey_renamed('Biuro'))).toBeVisible()
      await signOut(page)

      await page.goto('/account')
      await page.getByRole('button', { name: t.signIn }).click()
      await expect(page.getByRole('rowheader', { name: 'Biuro' })).toBeVisible()
      const token = (await page.context().cookies()).find(({ name }) => name === 'staff')?.value ?? ''
      const account = await call<{ has_second_factor: boolean; passkeys: number }>(token, 'GET', 'account')
      expect(account).toMatchObject({ has_second_factor: true, passkeys: 1 })

      await page.getByRole('button', { name: t.removeNamed('Biuro') }).click()
      const question = page.getByRole('dialog', { name: t.removeQuestion('Biuro') })
      await expect(question).toContainText(t.removeText({ others: 0, hasAuthenticator: false }))
      const remove = question.getByRole('button', { name: t.remove })
      await requireIdentity(remove)
      await remove.click()
      await expect(page.getByRole('heading', { level: 1, name: identity })).toBeVisible()
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByText(notice.passkey_removed('Biuro'))).toBeVisible()
      await signOut(page)

      // The browser still has it.
      await page.getByRole('button', { name: t.signIn }).click()
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'passkey_refused', minutes: 0 }).title)
    })

    test('who cancels is told so, and can try again', async ({ page }) => {
      const authenticator = await addPlatformAuthenticator(page)
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto('/account')
      await page.getByRole('button', { name: t.add }).click()
      await page.getByRole('textbox', { name: t.name }).fill('Laptop')
      await authenticator.verify(false)
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByRole('alert')).toContainText(t.problems.uncreated.title)
      await audit(page)
      await authenticator.verify(true)
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByText(notice.passkey_added('Laptop'))).toBeVisible()
      await page.getByRole('button', { name: t.add }).click()
      await page.getByRole('textbox', { name: t.name }).fill('Laptop')
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByRole('alert')).toContainText(t.problems.known.title)
      await page.goto('/account')
      await signOut(page)
      await authenticator.verify(false)
      await page.getByRole('button', { name: t.signIn }).click()
      await expect(page.getByRole('alert')).toContainText(t.problems.cancelled.title)
      await expect(page).toHaveURL('/sign-in')
    })

    test('a browser without passkeys shows no button, and says why where one is added', async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
      await page.goto('/sign-in')
      await expect(page.getByRole('button', { name: form.showPassword })).toBeVisible()
      await expect(page.getByRole('button', { name: t.signIn })).toHaveCount(0)
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto('/account')
      await expect(page.getByText(t.unsupported)).toBeVisible()
      await expect(page.getByRole('button', { name: t.add })).toHaveCount(0)
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('there is no button, and the account says what is needed', async ({ page }) => {
        await page.goto('/sign-in')
        await expect(page.getByRole('textbox', { name: form.password })).toBeVisible()
        await expect(page.getByRole('button', { name: t.signIn })).toHaveCount(0)
        await withSession(page.context(), await newMember(language, 'owner', shop))
        await page.goto('/account')
        await expect(page.getByText(t.needsScripts)).toBeVisible()
        await expect(page.getByRole('button', { name: t.add })).toHaveCount(0)
      })
    })
  })
