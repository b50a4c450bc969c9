import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test'
import type { ResponseOutput } from '@stragan/contract'
import type { operatorCalls } from '@stragan/contract/admin'
import type { Language } from '@stragan/routing'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { demoPassword, goodPassword } from '../customers.ts'
import { waitForEmail } from '../emails.ts'
import { expect } from '../fixtures.ts'
import { newAddress } from '../orders.ts'
import { port } from '../ports.ts'
import { untilAvailable } from '../shop-api.ts'

export const adminUrl = `http://admin.localhost:${port}`
export const adminHost = new URL(adminUrl).host
/** The tool shop, in which the demo staff work. */
export const shop = 'tools'
export const owner = 'owner@demo.localhost'
export const operator = 'operator@demo.localhost'

/**
 * The admin API, requested directly from this machine, without which demo staff do not sign in, or by the proxy's account from an address of
 * its own: one address opens 600 sessions in 15 minutes.
 */
async function adminApi(token?: string, { elsewhere = false } = {}): Promise<APIRequestContext> {
  const headers = {
    host: adminHost,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(elsewhere && { 'x-forwarded-for': newAddress() }),
  }
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

/** Sessions of demo staff in this worker, which are used while they need no new proof of the identity. */
const demoSessions = new Map<string, { token: Promise<string>; until: number }>()
const demoSessionMs = 5 * 60_000

/** A session of demo staff. */
function demoToken(email: string): Promise<string> {
  const known = demoSessions.get(email)
  if (known && known.until > Date.now()) return known.token
  const token = signIn(email)
  demoSessions.set(email, { token, until: Date.now() + demoSessionMs })
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

/** The status of a request with a session or a key, from this machine or, by the proxy's account, from another address. */
export async function statusOf(token: string, path: string, address?: string): Promise<number> {
  const api = await adminApi(token)
  const response = await untilAvailable(() => api.get(path, address ? { headers: { 'x-forwarded-for': address } } : {}))
  await api.dispose()
  return response.status()
}

/** Invites a person into a shop, by default the tool shop, by default as the owner of the demo shops. */
export const invite = async (email: string, language: Language, role = 'owner', into = shop, by?: string) =>
  call(by ?? (await demoToken(owner)), 'POST', `shops/${into}/invitations`, { email, role, language })

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

/** Opens an account by the token of an invitation; returns the token of its session. */
async function accept(invitation: string, language: Language, name = 'Zofia Wiśniewska'): Promise<string> {
  const api = await adminApi(undefined, { elsewhere: true })
  const response = await untilAvailable(() => api.put(`invitations/${invitation}`, { data: { name, language, password: goodPassword } }))
  expect(response.status()).toBe(200)
  const { token } = await response.json()
  await api.dispose()
  return token
}

/** Invites a person and opens their account; returns its token. */
export async function newMember(language: Language, role: string, into: string, email = newEmail(), by?: string): Promise<string> {
  await invite(email, language, role, into, by)
  const { text = '' } = await waitForEmail(email)
  return accept(/\/invitation\/([\w-]+)/.exec(text)?.[1] ?? '', language)
}

/** Creates a shop, for what concerns everybody who works in one; returns its code and the token of its owner, Adam Wrona. */
export async function newShop(language: Language): Promise<{ code: string; token: string }> {
  const name = `Shop ${crypto.randomUUID().slice(0, 8)}`
  const data = { name, language, host: `${name.toLowerCase().replace(' ', '-')}.localhost`, owner: newEmail() }
  const { code, owner_token } = await call<ResponseOutput<typeof operatorCalls.createShop>>(
    await demoToken(operator),
    'POST',
    'shops',
    data,
  )
  return { code, token: await accept(owner_token, language, 'Adam Wrona') }
}
