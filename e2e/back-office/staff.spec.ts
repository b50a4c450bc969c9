import { signInMessages } from '../../apps/back-office/app/features/sign-in/sign-in.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { acceptInvitation, invitationLink, setUpAuthenticator } from './joining.ts'
import { adminUrl, invite, shop } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl })

    test('an invited person opens an account, protects it and invites somebody', async ({ page }) => {
      const person = `${crypto.randomUUID().slice(0, 13)}@example.com`
      const { frame, form, staff, signIn, notice } = {
        frame: frameMessages[language],
        form: formMessages[language],
        staff: staffMessages[language],
        signIn: signInMessages[language],
        notice: noticeMessages[language],
      }
      await invite(person, language)
      await acceptInvitation(page, await invitationLink(person), language)
      await expect(page).toHaveURL(`/${shop}`)
      await page.getByRole('button', { name: frame.signOut }).click()
      await expect(page.getByText(notice.signed_out())).toBeVisible()

      const enter = async () => {
        await page.getByLabel(form.email).fill(person)
        await page.getByRole('textbox', { name: form.password }).fill(goodPassword)
        await page.getByRole('button', { name: signIn.submit, exact: true }).click()
      }
      // Who is not signed in comes back to the page that they wanted.
      await page.goto('/account#second-factor')
      await enter()
      await expect(page).toHaveURL('/account#second-factor')
      const codes = await setUpAuthenticator(page, language)
      expect(new Set(codes).size).toBe(10)
      await page.getByRole('button', { name: frame.signOut }).click()
      await expect(page.getByText(notice.signed_out())).toBeVisible()
      await enter()
      await expect(page.getByRole('heading', { name: signIn.secondFactor })).toBeVisible()
      await page.getByRole('textbox', { name: signIn.code }).fill(codes[0] ?? '')
      await page.getByRole('button', { name: signIn.confirm }).click()
      await expect(page).toHaveURL(`/${shop}`)

      const seller = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await page.getByRole('navigation').getByRole('link', { name: frame.staff }).click()
      await page.getByRole('textbox', { name: form.email }).fill(seller)
      await page.getByRole('button', { name: staff.sendInvitation }).click()
      await expect(page.getByText(notice.invited(seller))).toBeVisible()
      await waitForEmail(seller)
      await page.getByRole('button', { name: staff.revokeNamed(seller) }).click()
      await page
        .getByRole('dialog', { name: staff.revokeQuestion(seller) })
        .getByRole('button', { name: staff.revoke })
        .click()
      await expect(page.getByText(notice.invitation_revoked(seller))).toBeVisible()
    })
  })
