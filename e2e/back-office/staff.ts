import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test'
import type { Language } from '@stragan/routing'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { demoPassword, goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect } from '../fixtures.ts'
import { port } from '../ports.ts'
import { untilAvailable } from '../shop-api.ts'

export const adminUrl = `http://admin.localhost:${port}`
/** The tool shop, in which the demo staff work. */
export const shop = 'tools'
export const owner = 'owner@demo.localhost'
export const operator = 'operator@demo.localhost'

/** The admin API, requested directly from this machine: demo staff sign in without a proxy only. */
async function adminApi(token?: string): Promise<APIRequestContext> {
  const headers = { host: new URL(adminUrl).host, ...(token && { authorization: `Bearer ${token}` }) }
  return request.newContext({ baseURL: `http://127.0.0.1:${port}/api/admin/`, extraHTTPHeaders: headers })
}

/** Signs in; returns the token. */
export async function signIn(email: string, password = demoPassword): Promise<string> {
  const api = await adminApi()
  const response = await untilAvailable(() => api.post('session', { data: { email, password } }))
  expect(response.status()).toBe(200)
  const { token } = await response.json()
  await api.dispose()
  return token
}

export const withSession = (context: BrowserContext, token: string) =>
  context.addCookies([{ name: 'staff', value: token, url: adminUrl, httpOnly: true }])

/** Makes a call as the person of a token. */
export async function call<T>(token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: object): Promise<T> {
  const api = await adminApi(token)
  const response = await untilAvailable(() => api.fetch(path, { method, ...(data && { data }) }))
  expect([path, response.status()]).toEqual([path, 200])
  const answer = await response.json()
  await api.dispose()
  return answer
}

/** Invites a person into a shop, by default the tool shop. */
export const invite = async (email: string, language: Language, role = 'owner', into = shop) =>
  call(await signIn(owner), 'POST', `shops/${into}/invitations`, { email, role, language })

/** Opens the navigation, which is behind a button on a phone. */
export async function openNavigation(page: Page, language: Language) {
  const menu = page.getByRole('button', { name: frameMessages[language].menu, exact: true })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: frameMessages[language].navigation })
}

/** Follows a link of the navigation. */
export async function openScreen(page: Page, language: Language, name: string) {
  await (await openNavigation(page, language)).getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export const newEmail = () => `${crypto.randomUUID().slice(0, 13)}@example.com`

/** Invites a person and opens their account; returns its token. */
export async function newMember(language: Language, role: string, into: string, email = newEmail()): Promise<string> {
  await invite(email, language, role, into)
  const { text = '' } = await waitForEmail(email)
  const api = await adminApi()
  const link = /\/invitation\/([\w-]+)/.exec(text)?.[1]
  const response = await untilAvailable(() =>
    api.put(`invitations/${link}`, { data: { name: 'Zofia Wiśniewska', language, password: goodPassword } }),
  )
  expect(response.status()).toBe(200)
  const { token } = await response.json()
  await api.dispose()
  return token
}
