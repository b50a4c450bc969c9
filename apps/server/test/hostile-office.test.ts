import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedAdminCalls, hostileInputsOf } from './hostile-calls.ts'
import { asForm, hostilePostsOf, malformedForms, type RawForm } from './hostile-forms.ts'
import { hostileFieldValues, inTurn } from './hostile-values.ts'
import { type Input, newAddress, problemsOf } from './input-scaling.ts'
import { createOffice, toOffice } from './office.ts'
import { type OfficePage, openOffice } from './office-pages.ts'
import { type Field, type Form, filledIn } from './shop-pages.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

/** A smaller one first in `npm run test:faults`; otherwise it is sent where the largest one takes time. */
const sizes = process.env.STRAGAN_FAULTS ? [1 / 4, 1] : [1]

let database: TestDatabase
let shop: RunningShop
let office: ReturnType<typeof createOffice>
let pages: OfficePage[] = []
let forms: Form[] = []
beforeAll(async () => {
  database = await embedded()
  shop = await startShop({ ...database.env, LOG_LEVEL: 'error', TRUST_PROXY: 'loopback' })
  office = createOffice(shop)
  const opened = await openOffice(shop.url, await office.owner())
  pages = opened.pages
  forms = opened.forms
}, 600_000)
afterAll(async () => {
  await shop?.kill()
  await database?.remove()
})

async function problemsOfAll(inputs: readonly Input[], headers: Record<string, string>) {
  const problems: string[] = []
  for (const { name, sent } of inputs)
    problems.push(...(await problemsOf(shop, { name, sent: share => ({ ...sent(share), headers: { ...toOffice, ...headers } }) }, sizes)))
  return problems
}

/** As the owner, who signs in anew where a form has ended the session. */
const cookie = async () => `staff=${await office.owner()}`

async function send(path: string, { method = 'POST', body, headers }: RawForm) {
  const response = await fetch(shop.url + path, {
    method,
    redirect: 'manual',
    headers: { accept: 'text/html', ...toOffice, 'x-forwarded-for': newAddress(), cookie: await cookie(), ...headers },
    ...(body !== undefined && { body }),
  })
  const { status, headers: answered } = response
  return { status, allow: answered.get('allow'), type: answered.get('content-type') ?? '', text: await response.text() }
}

/** Errors in the shop's output while `act` runs. */
async function errorsWhile(act: () => Promise<void>): Promise<string[]> {
  const from = shop.output().length
  await act()
  return shop
    .output()
    .slice(from)
    .split('\n')
    .filter(line => line !== '' && (!line.startsWith('{') || Number(JSON.parse(line).level) >= 50))
}

/** Its responses are for scripts. */
const isScriptOnly = ({ route }: OfficePage) => /\/(sent|autosave|passkey)$|^\/language$/.test(route)
const hasHeading = (html: string) => /<h1[^>]*>[^<]+<\/h1>/.test(html)

describe('forms of the back office', () => {
  test('the pages and forms are those of the route table', () => {
    expect(pages.length).toBeGreaterThan(100)
    expect(forms.length).toBeGreaterThan(110)
  })

  test('what is no form is refused by every page, and logs no failure', { timeout: 600_000 }, async () => {
    const wrong: unknown[] = []
    let actions = 0
    const errors = await errorsWhile(async () => {
      for (const page of pages.filter(({ path }) => path !== '/sign-out')) {
        const { status: first, allow, text: html } = await send(page.path, asForm('intent=none'))
        const isWrong = first === 405 ? !hasHeading(html) || allow !== 'GET, HEAD' : first >= 500
        if (isWrong) wrong.push([page.path, 'an unknown intent', first, allow, html.slice(0, 80)])
        if (first === 405) continue
        actions++
        for (const [what, sent] of inTurn(malformedForms, 1)) {
          const { status, text } = await send(page.path, sent)
          if (status < 400 || status >= 500 || !(isScriptOnly(page) || hasHeading(text)))
            wrong.push([page.path, what, status, text.slice(0, 80)])
        }
      }
    })
    expect(actions).toBeGreaterThan(60)
    expect({ wrong, errors }).toEqual({ wrong: [], errors: [] })
  })

  test('no value of a field takes down the form', { timeout: 1_200_000 }, async () => {
    const failed: unknown[] = []
    const errors = await errorsWhile(async () => {
      for (const form of forms)
        for (const value of inTurn(hostileFieldValues, 1))
          for (const only of process.env.STRAGAN_FAULTS ? [undefined, ...form.fields] : [undefined]) {
            const { status, text } = await send(...requestOf(form, value, only))
            if (status >= 500) failed.push([form.method, form.path, value.slice(0, 40), only?.name, status, text.slice(0, 80)])
          }
    })
    expect({ failed, errors }).toEqual({ failed: [], errors: [] })
  })
})

/** A form with an encoded value in all fields, or in one; what says which form it is stays. */
function requestOf({ method, path, fields }: Form, value: string, only: Field | undefined): [path: string, sent: RawForm] {
  const staysSame = ({ name }: Field) => name === 'intent' || (only !== undefined && name !== only.name)
  const pairs = filledIn(fields.filter(staysSame)).map(pair => pair.map(encodeURIComponent).join('='))
  const body = [...pairs, ...fields.filter(one => !staysSame(one)).map(({ name }) => `${encodeURIComponent(name)}=${value}`)].join('&')
  return method === 'POST' ? [path, asForm(body)] : [`${path.split('?')[0]}?${body.slice(0, 8000)}`, { method }]
}

describe('a form of the back office takes linear time, and blocks no other request', () => {
  test('as the owner of a shop', { timeout: 3_600_000 }, async () => {
    const problems: string[] = []
    for (const form of forms) problems.push(...(await problemsOfAll(inTurn(hostilePostsOf(form), 1), { cookie: await cookie() })))
    expect(problems).toEqual([])
  })
})

describe('a call of the admin API takes linear time, and blocks no other request', () => {
  test.each(documentedAdminCalls.map(one => [`${one.method} ${one.path}`, one] as const))(
    '%s',
    { timeout: 1_200_000 },
    async (_, documented) => {
      const call = await office.withExistingIds(documented)
      const inputs = inTurn(hostileInputsOf(call), 1)
      expect(await problemsOfAll(inputs, { authorization: `Bearer ${await office.tokenFor(call)}` })).toEqual([])
    },
  )
})
