import { createHmac } from 'node:crypto'
import { webhookMessages } from '../../apps/back-office/app/features/webhooks/webhooks.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, withSession } from './staff.ts'

const shop = 'test-shop'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = webhookMessages[language]
    const form = formMessages[language]
    const notice = noticeMessages[language]

    test('an owner adds a webhook, tries it, reads its log, replaces its secret and deletes it', async ({ page }) => {
      // No domain ever ends in it (RFC 6761): nothing is sent anywhere.
      const host = `receiver-${language}.invalid`
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto(`/${shop}`)
      await page.getByRole('navigation').getByRole('link', { name: frameMessages[language].webhooks }).click()
      await page.getByRole('link', { name: t.create }).click()
      const address = page.getByRole('textbox', { name: t.address })
      await address.fill(`https://${host}:8443/hooks`)
      await page.getByRole('button', { name: t.create }).click()
      await page
        .getByRole('alert')
        .getByRole('link', { name: fieldErrorIn[language]('events', 'missing') })
        .click()
      if (javaScriptEnabled) await expect(page.getByRole('checkbox').first()).toBeFocused()
      await page.getByRole('checkbox', { name: t.event('order.paid') }).check()
      await page.getByRole('button', { name: t.create }).click()
      await expect(address).toHaveAccessibleDescription(new RegExp(fieldErrorIn[language]('url', 'wrong').slice(0, 11)))
      await expect(page.getByRole('checkbox', { name: t.event('order.paid') })).toBeChecked()
      await address.fill(`https://${host}/hooks`)
      await page.getByRole('button', { name: t.create }).click()
      await expect(page.getByRole('heading', { name: t.created })).toBeVisible()
      const secret = await page.getByText(/^whsec_/).innerText()
      expect(
        createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
          .update('x')
          .digest(),
      ).toHaveLength(32)

      await page.getByRole('link', { name: t.toWebhook }).click()
      await expect(page.getByRole('heading', { name: host })).toBeVisible()
      await expect(page.getByText(t.logNone)).toBeVisible()
      await expect(page.getByText(secret)).toHaveCount(0)
      await page.getByRole('button', { name: t.test }).click()
      await expect(page.getByRole('heading', { name: t.event('webhook.test') })).toBeVisible()
      // Without a way to the DNS the name cannot be looked up.
      const failure = () => page.getByText(t.error('no_address')).or(page.getByText(t.error('dns_failed')))
      await expect(failure()).toHaveCount(1)
      await expect(page.getByText(t.states.given_up)).toBeVisible()
      await page.getByRole('button', { name: t.resend }).click()
      await expect(failure()).toHaveCount(2)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await page.getByRole('link', { name: host }).click()
      const row = page.getByRole('row').filter({ hasText: t.event('webhook.test') })
      await expect(row).toContainText(t.attempts(2))
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('textbox', { name: t.description }).fill('Warehouse')
      await page.getByRole('checkbox', { name: t.enabledLabel }).uncheck()
      await page.getByRole('button', { name: form.save }).click()
      await expect(page.getByText(notice.webhook_saved())).toBeVisible()
      await expect(page.getByText(t.disabled, { exact: true })).toBeVisible()

      const answer = async (question: string, yes: string) =>
        page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click()
      await page.getByRole('button', { name: t.rotate }).click()
      await answer(t.rotateQuestion, t.rotate)
      await expect(page.getByRole('heading', { name: t.rotated })).toBeVisible()
      expect(await page.getByText(/^whsec_/).innerText()).not.toBe(secret)
      await page.getByRole('link', { name: t.toWebhook }).click()
      await expect(page.getByText(t.previousSecret('').slice(0, 12))).toBeVisible()
      await page.getByRole('button', { name: t.removeTitle }).click()
      await answer(t.removeQuestion(host), t.remove)
      await expect(page.getByText(notice.webhook_deleted(host))).toBeVisible()
      await expect(page.getByRole('link', { name: host })).toHaveCount(0)
    })

    test('two people who change a webhook at once lose nothing', async ({ page }) => {
      const token = await newMember(language, 'owner', shop)
      await withSession(page.context(), token)
      const first = { url: `https://shared-${language}.invalid/hooks`, description: 'Warehouse', events: ['order.paid'] }
      const { id } = await call<{ id: string }>(token, 'POST', `shops/${shop}/webhooks`, first)
      const at = `shops/${shop}/webhooks/${id}`
      await page.goto(`/${shop}/webhooks/${id}`)
      const description = page.getByRole('textbox', { name: t.description })
      await description.fill('Accounting')
      const from = { ...first, enabled: true }
      const theirs = { ...from, description: 'Courier', events: ['order.paid', 'order.cancelled'] }
      await call(await newMember(language, 'owner', shop), 'PUT', at, { ...theirs, from })
      await page.getByRole('button', { name: form.save }).click()

      const rows = page.getByRole('alert').getByRole('row')
      await expect(rows.filter({ hasText: 'Courier' }).getByRole('cell')).toHaveText(['Warehouse', 'Courier', 'Accounting'])
      await expect(rows).toHaveCount(2)
      await expect(description).toHaveValue('Accounting')
      await expect(page.getByRole('checkbox', { name: t.event('order.cancelled') })).toBeChecked()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('button', { name: form.save }).click()
      await expect(page.getByText(notice.webhook_saved())).toBeVisible()
      expect(await call(token, 'GET', at)).toMatchObject({ ...theirs, description: 'Accounting' })
      await call(token, 'DELETE', at)
    })
  })
