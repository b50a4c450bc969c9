import type { Browser, Page } from '@playwright/test'
import type { ResponseOutput } from '@stragan/contract'
import type { accountAdminCalls } from '@stragan/contract/admin'
import { accountMessages } from '../../apps/back-office/app/features/account/account.messages.ts'
import { passkeyMessages } from '../../apps/back-office/app/features/passkeys/passkeys.messages.ts'
import { signInMessages } from '../../apps/back-office/app/features/sign-in/sign-in.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { passwordMessages } from '../../apps/back-office/app/platform/password.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { rightsMessages } from '../../apps/back-office/app/platform/rights.messages.ts'
import { goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { setUpAuthenticator } from './joining.ts'
import { adminUrl, call, newEmail, newMember, newShop, shop, signIn, statusOf, withSession } from './staff.ts'

type Account = ResponseOutput<typeof accountAdminCalls.account>

/** Subject of the e-mail with the link by which a password is set. */
const resetSubject = { en: /^Set a new password/, pl: /^Ustaw nowe hasło/ } as const

const accountOf = (token: string) => call<Account>(token, 'GET', 'account')

async function pageOf(browser: Browser, token: string): Promise<Page> {
  const context = await browser.newContext()
  await withSession(context, token)
  return context.newPage()
}

/** Answers yes to a question. */
async function confirm(page: Page, { name, question, answer }: { name: string; question: string; answer: string }) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: answer, exact: true }).click()
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = accountMessages[language]
    const form = { ...formMessages[language], ...passwordMessages[language] }
    const notice = noticeMessages[language]

    test('a person changes name and language, ends a session, replaces and resets the password, and leaves the shop', async ({ page }) => {
      const email = newEmail()
      const token = await newMember(language, 'sales', shop, email)
      await withSession(page.context(), token)
      await page.goto('/account')
      const profile = page.getByRole('region', { name: t.profile })
      const other = language === 'en' ? 'pl' : 'en'
      await profile.getByRole('textbox', { name: form.name }).fill('Zofia Nowak')
      await profile.getByRole('combobox', { name: form.language }).selectOption(other)
      await profile.getByRole('button', { name: form.save }).click()
      await expect(page.getByText(noticeMessages[other].account_saved())).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', other)
      expect(await accountOf(token)).toMatchObject({ name: 'Zofia Nowak', language: other })
      await page.getByRole('combobox', { name: formMessages[other].language }).selectOption(language)
      await page.getByRole('button', { name: formMessages[other].save }).click()
      await expect(page.getByText(notice.account_saved())).toBeVisible()

      const elsewhere = await signIn(email, goodPassword)
      await page.reload()
      const end = page.getByRole('button', { name: new RegExp(`^${t.endNamed('')}`) })
      await expect(page.getByText(t.current, { exact: true })).toHaveCount(1)
      await expect(end).toHaveCount(1)
      await end.click()
      await expect(page.getByText(notice.session_ended())).toBeVisible()
      await expect(end).toHaveCount(0)
      expect([await statusOf(elsewhere, 'account'), await statusOf(token, 'account')]).toEqual([401, 200])

      const another = await signIn(email, goodPassword)
      const password = page.getByRole('region', { name: t.password, exact: true })
      const change = async (current: string) => {
        await password.getByRole('textbox', { name: form.currentPassword }).fill(current)
        await password.getByRole('textbox', { name: form.newPassword }).fill(`${goodPassword}-2`)
        await password.getByRole('button', { name: t.change }).click()
      }
      await change('not the password')
      await expect(page.getByRole('alert')).toBeVisible()
      await change(goodPassword)
      await expect(page.getByText(notice.password_changed())).toBeVisible()
      expect([await statusOf(another, 'account'), await statusOf(token, 'account')]).toEqual([401, 200])

      await page.getByRole('button', { name: frameMessages[language].signOut }).click()
      await expect(page.getByText(notice.signed_out())).toBeVisible()
      const entrance = signInMessages[language]
      await page.getByRole('link', { name: entrance.forgot }).click()
      await page.getByRole('textbox', { name: form.email }).fill(email)
      await page.getByRole('button', { name: entrance.sendLink }).click()
      await expect(page.getByText(entrance.linkSentText(email))).toBeVisible()
      const { text = '' } = await waitForEmail(email, resetSubject[language])
      await page.goto(/http\S+\/password-reset\/[\w-]+/.exec(text)?.[0] ?? '')
      await page.getByRole('textbox', { name: form.newPassword }).fill(`${goodPassword}-3`)
      await page.getByRole('button', { name: entrance.setPassword }).click()
      await expect(page.getByText(notice.password_set())).toBeVisible()
      await page.getByRole('textbox', { name: form.email }).fill(email)
      await page.getByRole('textbox', { name: form.password }).fill(`${goodPassword}-3`)
      await page.getByRole('button', { name: entrance.submit, exact: true }).click()
      await expect(page).toHaveURL(`/${shop}`)

      const last = await signIn(email, `${goodPassword}-3`)
      const [{ name = '' } = {}] = (await accountOf(last)).shops
      await page.goto('/account')
      // Its appearance moves what is below.
      if (javaScriptEnabled) await expect(page.getByRole('button', { name: passkeyMessages[language].add })).toBeVisible()
      await confirm(page, { name: t.leaveNamed(name), question: t.leaveQuestion(name), answer: t.leave })
      await expect(page.getByText(notice.shop_left(name))).toBeVisible()
      expect((await accountOf(last)).shops).toEqual([])
      await expect(page.getByRole('region', { name: t.shops })).toHaveCount(0)
      expect((await page.goto(`/${shop}`))?.status()).toBe(404)
    })

    test('a person replaces the recovery codes, and switches the authenticator off', async ({ page }) => {
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await page.goto('/account')
      const first = await setUpAuthenticator(page, language)
      await page.getByRole('link', { name: t.saved }).click()
      await expect(page.getByText(t.on(10))).toBeVisible()
      await page.getByRole('button', { name: t.newCodes }).click()
      await expect(page.getByText(t.codesReplaced)).toBeVisible()
      const second = await page.locator('ol code').allTextContents()
      expect(new Set([...first, ...second]).size).toBe(20)
      await page.goto('/account')
      await confirm(page, { name: t.disableQuestion, question: t.disableQuestion, answer: t.disable })
      await expect(page.getByText(notice.authenticator_disabled())).toBeVisible()
      await expect(page.getByText(t.off)).toBeVisible()
      await expect(page.getByRole('button', { name: t.newCodes })).toHaveCount(0)
    })

    test('an owner requires a second factor, changes a role, resets a lost factor and removes the person', async ({ page, browser }) => {
      const s = staffMessages[language]
      const { code, token } = await newShop(language)
      const email = newEmail()
      const theirs = await newMember(language, 'sales', code, email, token)
      const name = 'Zofia Wiśniewska'
      await withSession(page.context(), token)
      const require = { name: s.require, question: s.requireQuestion, answer: s.require }
      await page.goto(`/${code}/staff`)
      await confirm(page, require)
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'second_factor_required', minutes: 0 }).title)
      await page.getByRole('alert').getByRole('link', { name: s.toAccount }).click()
      await setUpAuthenticator(page, language)
      await page.goto(`/${code}/staff`)
      await confirm(page, require)
      await expect(page.getByText(notice.second_factor_required())).toBeVisible()
      await expect(page.getByText(s.policyOn)).toBeVisible()

      const member = await pageOf(browser, theirs)
      await member.goto(`/${code}/orders`)
      await expect(member).toHaveURL('/account?needed=second-factor')
      await expect(member.getByText(t.needed, { exact: true })).toBeVisible()
      await setUpAuthenticator(member, language)
      await member.goto(`/${code}/orders`)
      await expect(member).toHaveURL(`/${code}/orders`)

      const rights = rightsMessages[language]
      const open = () => page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await page.goto(`/${code}/staff`)
      await open()
      await page.getByRole('combobox', { name: s.changeRole }).selectOption('warehouse')
      await page.getByRole('button', { name: form.save }).click()
      await expect(page.getByText(notice.role_changed(name))).toBeVisible()
      await expect(page.getByRole('row', { name })).toContainText(rights.role('warehouse'))
      await member.goto(`/${code}`)
      await expect(member.getByText(startMessages[language].role(rights.role('warehouse')))).toBeVisible()

      await open()
      await confirm(page, { name: s.reset, question: s.resetQuestion(name), answer: s.reset })
      await expect(page.getByText(notice.second_factor_reset(name))).toBeVisible()
      await expect(page.getByRole('button', { name: s.reset })).toHaveCount(0)
      const again = await signIn(email, goodPassword)
      expect(await accountOf(again)).toMatchObject({ has_authenticator: false })
      expect(await statusOf(again, `shops/${code}/orders`)).toBe(403)

      await page.goto(`/${code}/staff`)
      await confirm(page, { name: s.stopRequiring, question: s.stopQuestion, answer: s.stopRequiring })
      await expect(page.getByText(notice.second_factor_optional())).toBeVisible()
      await expect(page.getByText(s.policyOff)).toBeVisible()
      expect(await statusOf(again, `shops/${code}/orders`)).toBe(200)

      await open()
      await confirm(page, { name: s.remove, question: s.removeQuestion(name), answer: s.remove })
      await expect(page.getByText(notice.member_removed(name))).toBeVisible()
      await expect(page.getByRole('main').getByText(email)).toHaveCount(0)
      expect((await accountOf(again)).shops).toEqual([])
      await member.context().close()
    })
  })
