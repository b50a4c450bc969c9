import { hrefTo } from '@stragan/routing'
import { hostMessages } from '../../apps/back-office/app/features/hosts/hosts.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { ways } from '../ways.ts'
import { adminUrl, newMember, withSession } from './staff.ts'

const shop = 'test-shop'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = hostMessages[language]
    const notice = noticeMessages[language]

    test('an owner adds a host, sees the shop there, makes it the primary one and removes it', async ({ page }) => {
      const host = `added-${language}.localhost`
      const shown = async () => (await page.goto(`http://${host}:${port}${hrefTo(language, 'contact')}`))?.status()
      expect(await shown()).toBe(404)
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto(`/${shop}`)
      await page.getByRole('navigation').getByRole('link', { name: frameMessages[language].hosts }).click()
      const field = page.getByRole('textbox', { name: t.host })
      await field.fill(`http://${host}/`)
      await page.getByRole('button', { name: t.submit }).click()
      await expect(field).toHaveAccessibleDescription(new RegExp(fieldErrorIn[language]('host', 'wrong').slice(0, 20)))
      await field.fill(host)
      await page.getByRole('button', { name: t.submit }).click()
      await expect(page.getByText(notice.host_serves(host))).toBeVisible()
      await expect.poll(shown).toBe(200)

      const answer = async (question: string, yes: string) =>
        page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click()
      await page.goto(`/${shop}/hosts`)
      await page.getByRole('button', { name: t.makePrimaryNamed(host) }).click()
      await answer(t.primaryQuestion(host), t.makePrimary)
      await expect(page.getByText(notice.host_primary(host))).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: host })
      await expect(row).toContainText(t.primary)
      await expect(row.getByRole('button')).toHaveCount(0)
      await page.getByRole('button', { name: t.makePrimaryNamed('test.localhost') }).click()
      await answer(t.primaryQuestion('test.localhost'), t.makePrimary)
      await expect(page.getByText(notice.host_primary('test.localhost'))).toBeVisible()
      await page.getByRole('button', { name: t.removeNamed(host) }).click()
      await answer(t.removeQuestion(host), t.remove)
      await expect(page.getByText(notice.host_removed(host))).toBeVisible()
      await expect.poll(shown).toBe(404)
    })

    test('a host that cannot be proved waits, and the check says what it found', async ({ page }) => {
      // No domain ever ends in it (RFC 6761).
      const host = `shop-${language}.invalid`
      await withSession(page.context(), await newMember(language, 'owner', shop))
      await page.goto(`/${shop}/hosts`)
      await page.getByRole('textbox', { name: t.host }).fill(host)
      await page.getByRole('button', { name: t.submit }).click()
      await expect(page.getByText(notice.host_added(host))).toBeVisible()
      const section = page.getByRole('region', { name: t.prove(host) })
      await expect(section).toContainText(`_stragan.${host}`)
      await section.getByRole('button', { name: t.checkNamed(host) }).click()
      const alert = page.getByRole('alert')
      await expect(alert).toContainText(t.notProved(host))
      // Without a way to the DNS neither could be looked up.
      const record = alert.getByText(t.txt.no_record(`_stragan.${host}`)).or(alert.getByText(t.txt.dns_failed(`_stragan.${host}`)))
      await expect(record).toBeVisible()
      await expect(alert.getByText(t.answer.no_address(host)).or(alert.getByText(t.answer.dns_failed(host)))).toBeVisible()
      await page.getByRole('button', { name: t.removeNamed(host) }).click()
      await page
        .getByRole('dialog', { name: t.removeQuestion(host) })
        .getByRole('button', { name: t.remove })
        .click()
      await expect(page.getByText(notice.host_removed(host))).toBeVisible()
      await expect(section).toHaveCount(0)
    })
  })
