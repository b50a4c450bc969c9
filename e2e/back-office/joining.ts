import type { Locator, Page } from '@playwright/test'
import type { Language } from '@stragan/routing'
import { Secret, TOTP } from 'otpauth'
import { accountMessages } from '../../apps/back-office/app/features/account/account.messages.ts'
import { signInMessages } from '../../apps/back-office/app/features/sign-in/sign-in.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { answerNames } from '../../apps/back-office/app/platform/interruption.ts'
import { goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect } from '../fixtures.ts'

/** The one-time link of an invitation, from its e-mail; of several, the one with this subject. */
export async function invitationLink(email: string, subject = /./): Promise<string> {
  const { text = '' } = await waitForEmail(email, subject)
  return /http\S+\/invitation\/[\w-]+/.exec(text)?.[0] ?? ''
}

/** Opens an account by a one-time link. */
export async function acceptInvitation(page: Page, link: string, language: Language) {
  await page.goto(link)
  await page.getByLabel(formMessages[language].name).fill('Zofia Wiśniewska')
  await page.getByRole('textbox', { name: formMessages[language].password }).fill(goodPassword)
  await page.getByRole('button', { name: signInMessages[language].accept }).click()
}

/** Sets up an authenticator app on the account's page; returns the recovery codes. */
export async function setUpAuthenticator(page: Page, language: Language): Promise<string[]> {
  const t = accountMessages[language]
  await page.getByRole('button', { name: t.setUp }).click()
  const secret = (await page.locator('code').textContent()) ?? ''
  const code = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate()
  await page.getByRole('textbox', { name: signInMessages[language].code }).fill(code)
  await page.getByRole('button', { name: t.enable }).click()
  await expect(page.getByRole('heading', { level: 1, name: t.codes })).toBeVisible()
  return page.locator('ol code').allTextContents()
}

/** A platform authenticator of the browser: it stores passkeys, and verifies the user by default. */
export async function addPlatformAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verify: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** Makes the form of a button ask who the person is, as it does ten minutes after they last said so: it sends a wrong password along. */
export const requireIdentity = (button: Locator) =>
  button.evaluate((element, name) => {
    element.closest('form')?.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: 'wrong' }))
  }, answerNames.identity)
