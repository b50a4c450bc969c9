import type { ResponseOutput } from '@stragan/contract'
import type { paymentKeyCalls } from '@stragan/contract/admin'
import { paymentKeyMessages } from '../../apps/back-office/app/features/payment-keys/payment-keys.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newShop, openScreen, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = paymentKeyMessages[language]
    const notice = noticeMessages[language]

    test('an owner saves the keys of online payments, replaces one and removes both, and no page has them', async ({ page }) => {
      const { code, token } = await newShop(language)
      const [secret, signing, replaced] = ['sk_test_1a2b3c4d5e6f7g8hQ1w2', 'whsec_9z8y7x6w5v4u3t2sE3r4', 'rk_test_k1l2m3n4o5p6q7r8T5y6']
      const stored = async () => {
        const keys = await call<ResponseOutput<typeof paymentKeyCalls.paymentKeys>>(token, 'GET', `shops/${code}/payment_keys`)
        return [keys.stripe_secret_key.ending, keys.stripe_webhook_secret.ending]
      }
      await withSession(page.context(), token)
      await page.goto(`/${code}`)
      await openScreen(page, language, frameMessages[language].paymentKeys)
      const secretKey = page.getByRole('textbox', { name: t.secretKey })
      const webhookSecret = page.getByRole('textbox', { name: t.webhookSecret })
      const remove = page.getByRole('button', { name: t.remove, exact: true })
      const save = () => page.getByRole('button', { name: formMessages[language].save }).click()
      const shows = async (endings: readonly (string | null)[]) => {
        for (const [i, field] of [secretKey, webhookSecret].entries()) {
          await expect(field).toHaveValue('')
          await expect(field).toHaveAccessibleDescription(new RegExp(`${endings[i] ? t.stored(endings[i]) : t.missing}$`))
        }
        expect(await stored()).toEqual(endings)
        const html = await page.content()
        for (const key of [secret, signing, replaced]) expect(html).not.toContain(key.slice(0, -4))
      }
      await shows([null, null])
      await expect(remove).toHaveCount(0)
      await secretKey.fill('pk_test_1a2b3c4d5e6f7g8h')
      await save()
      await expect(secretKey).toHaveAttribute('aria-invalid', 'true')
      await secretKey.fill(secret)
      await webhookSecret.fill(signing)
      await save()
      await expect(page.getByText(notice.payment_keys_saved())).toBeVisible()
      await shows(['Q1w2', 'E3r4'])

      await page.goto(`/${code}/payment-keys`)
      await secretKey.fill(replaced)
      await save()
      await expect(page.getByText(notice.payment_keys_saved())).toBeVisible()
      await shows(['T5y6', 'E3r4'])

      await remove.click()
      await page.getByRole('dialog', { name: t.removeQuestion }).getByRole('button', { name: t.remove }).click()
      await expect(page.getByText(notice.payment_keys_removed())).toBeVisible()
      await shows([null, null])
      await expect(remove).toHaveCount(0)
    })
  })
