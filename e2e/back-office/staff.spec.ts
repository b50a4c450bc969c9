import type { ResponseOutput } from '@stragan/contract'
import type { staffCalls } from '@stragan/contract/admin'
import { signInMessages } from '../../apps/back-office/app/features/sign-in/sign-in.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { interruptionMessages } from '../../apps/back-office/app/frame/interruption.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { rightsMessages } from '../../apps/back-office/app/platform/rights.messages.ts'
import { widths } from '../accessibility.ts'
import { goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect, test } from '../fixtures.ts'
import { languagesWith, ways } from '../ways.ts'
import { acceptInvitation, invitationLink, requireIdentity, setUpAuthenticator } from './joining.ts'
import { adminUrl, call, invite, newEmail, newMember, newShop, shop, signIn as signInApi, withSession } from './staff.ts'

type Staff = ResponseOutput<typeof staffCalls.staff>

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

    test('a person joins a second shop, and changes between the two', async ({ page }) => {
      const [person, other] = [newEmail(), 'coffee']
      const { frame, form, rights, signIn } = {
        frame: frameMessages[language],
        form: formMessages[language],
        rights: rightsMessages[language],
        signIn: signInMessages[language],
      }
      const current = page.getByRole('navigation').locator('p').first()
      const change = page.getByRole('navigation').locator('summary')
      await withSession(page.context(), await newMember(language, 'owner', shop, person))
      await page.goto(`/${shop}`)
      await expect(page.getByRole('link', { name: frame.openShop })).toBeVisible()
      await expect(change).toHaveCount(0)

      await invite(person, language, 'sales', other)
      await page.goto(await invitationLink(person, /Kawa/))
      await page.getByRole('textbox', { name: form.password }).fill(goodPassword)
      await page.getByRole('button', { name: signIn.accept }).click()
      await expect(page).toHaveURL('/')
      const { shops } = await call<{ shops: { code: string; name: string }[] }>(await signInApi(person, goodPassword), 'GET', 'account')
      const nameOf = (code: string) => shops.find(one => one.code === code)?.name ?? ''
      for (const { name } of shops) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()

      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(`/${shop}/orders`)
        for (const [from, to, role] of [
          [shop, other, 'sales'],
          [other, shop, 'owner'],
        ] as const) {
          if (width === widths[0]) await page.getByRole('button', { name: frame.menu, exact: true }).click()
          await expect(current).toHaveText(nameOf(from))
          await expect(change).toHaveText(frame.changeShop)
          await change.click()
          await page
            .getByRole('navigation')
            .getByRole('link', { name: nameOf(to), exact: true })
            .click()
          await expect(page).toHaveURL(`/${to}`)
          if (width === widths[0]) await page.getByRole('button', { name: frame.menu, exact: true }).click()
          await expect(current).toHaveText(nameOf(to))
          await expect(page.getByRole('navigation').getByText(rights.role(role), { exact: true })).toBeVisible()
          // The role of the other shop: only owners change the domains of a shop.
          await expect(page.getByRole('navigation').getByRole('link', { name: frame.hosts })).toHaveCount(role === 'owner' ? 1 : 0)
          if (width === widths[0]) await page.keyboard.press('Escape')
        }
      }
    })
  })

for (const language of languagesWith(false))
  test.describe(`${language}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, locale: language, baseURL: adminUrl, expectedErrors: [/status of 40[13]/] })

    test('who confirms their identity without scripts loses nothing of the form that they sent', async ({ page }) => {
      const { form, staff, interruption } = {
        form: formMessages[language],
        staff: staffMessages[language],
        interruption: interruptionMessages[language],
      }
      const { code, token } = await newShop(language)
      const [invited, role] = [newEmail(), 'editor']
      const invitations = async () =>
        (await call<Staff>(token, 'GET', `shops/${code}/staff`)).invitations.map(({ email, role }) => [email, role])
      await withSession(page.context(), token)
      await page.goto(`/${code}/staff`)
      await page.getByRole('textbox', { name: form.email }).fill(invited)
      await page.getByRole('combobox', { name: form.role }).selectOption(role)
      const send = page.getByRole('button', { name: staff.sendInvitation })
      await requireIdentity(send)
      await send.click()
      await expect(page.getByRole('heading', { level: 1, name: interruption.identity })).toBeVisible()
      expect(await invitations()).toEqual([])
      const password = page.getByRole('textbox', { name: interruption.password })
      const confirm = page.getByRole('button', { name: interruption.confirm, exact: true })
      await password.fill('not the password')
      await confirm.click()
      await expect(page.getByRole('alert')).toContainText(fieldErrorIn[language]('password', 'wrong'))
      expect(await invitations()).toEqual([])
      await password.fill(goodPassword)
      await confirm.click()
      await expect(page.getByText(noticeMessages[language].invited(invited))).toBeVisible()
      expect(await invitations()).toEqual([[invited, role]])
    })
  })
