import { adminPrefix, isShopCall } from '@stragan/contract/admin'
import { exampleAdminBody, examplePath } from '../../api/test/staff.ts'
import { signIn } from './admin-calls.ts'
import type { documentedAdminCalls } from './hostile-calls.ts'
import { newAddress } from './input-scaling.ts'
import type { RunningShop } from './start-shop.ts'

type DocumentedAdminCall = (typeof documentedAdminCalls)[number]

/** The demo shop whose staff the tests are. */
export const shopCode = 'tools'

/** Leads a request to the back office; the shop has to trust this machine as a proxy. */
export const toOffice = { 'x-forwarded-host': 'admin.localhost' }

type Entry = Partial<Record<'uid' | 'id' | 'host' | 'language', unknown>>

/** Makes a call as a person; null for a refusal, or a response that is not JSON. */
async function request(shop: RunningShop, method: string, path: string, token: string, body?: object) {
  const response = await fetch(shop.url + adminPrefix + path, {
    method,
    headers: { ...toOffice, authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress(), 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = response.headers.get('content-type')?.includes('json')
  return response.ok && isJson ? response.json() : null
}

/** Staff of the demo shops, who sign in anew where a call has ended their session. */
export function createOffice(shop: RunningShop) {
  const tokens = new Map<string, string>()
  const tokenOf = async (email: string) => {
    const known = tokens.get(email)
    if (known && (await request(shop, 'GET', '/account', known))) return known
    const token = await signIn(shop, email)
    tokens.set(email, token)
    return token
  }
  const owner = () => tokenOf('owner@demo.localhost')
  /** The id of the last entry of a list; the demo shop gets one where it has none. */
  const lastOf = async (list: string, token: string): Promise<string | undefined> => {
    const answer = await request(shop, 'GET', list, token)
    const entries: Entry[] = Array.isArray(answer) ? answer : (Object.values(answer ?? {}).find(Array.isArray) ?? [])
    const last = entries.at(-1) ?? (await request(shop, 'POST', list, token, exampleAdminBody[`POST ${list.replace(shopCode, '{shop}')}`]))
    const id = last?.uid ?? last?.id ?? last?.host ?? last?.language
    return id === undefined ? undefined : String(id)
  }
  return {
    owner,
    tokenFor: ({ call }: DocumentedAdminCall) => (call.permission === 'operator' ? tokenOf('operator@demo.localhost') : owner()),
    /** The call with values of the parameters of its path: ids of the last of each list where there is one. */
    async withExistingIds(documented: DocumentedAdminCall): Promise<DocumentedAdminCall> {
      const { call } = documented
      const values: Record<string, string> = {}
      if (!isShopCall(call)) return { ...documented, values: valuesIn(call.path, examplePath(call, shopCode)) }
      const token = await owner()
      let path = ''
      for (const [i, part] of examplePath(call, shopCode).split('/').entries()) {
        const [, name, extension = ''] = /^\{(\w+)\}(\.\w+)?$/.exec(call.path.split('/')[i] ?? '') ?? []
        const existing = name && i > 2 ? await lastOf(path, token) : undefined
        const example = name === 'language' ? 'en' : part.slice(0, part.length - extension.length)
        if (name) values[name] = existing ?? example
        path += i > 0 ? `/${name ? values[name] : part}` : ''
      }
      return { ...documented, values }
    },
  }
}

const valuesIn = (path: string, filled: string) =>
  Object.fromEntries(path.split('/').flatMap((part, i) => (part.startsWith('{') ? [[part.slice(1, -1), filled.split('/')[i] ?? '']] : [])))
