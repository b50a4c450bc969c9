import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  type AdminCall,
  adminCalls,
  adminPrefix,
  isDownloadCall,
  isListCall,
  isShopCall,
  permissions,
  permissionsFor,
  permissionsOf,
  type Role,
  roleHas,
  roles,
  servedAdminCalls,
} from './index.ts'
import { adminOpenApiOf } from './openapi.ts'

const all: AdminCall[] = Object.values(servedAdminCalls).flatMap((feature): AdminCall[] => Object.values(feature))

test('the document of the admin API is valid OpenAPI 3.1, and every operation says who may call it', async () => {
  const document = await adminOpenApiOf(servedAdminCalls, '1.2.3')
  const result = await new Validator().validate(structuredClone(document) as Parameters<Validator['validate']>[0])
  expect(result.errors).toBeUndefined()
  const operations = Object.values(
    document.paths as Record<string, Record<string, { security: object[]; 'x-permission': string }>>,
  ).flatMap(methods => Object.values(methods))
  expect(operations).toHaveLength(all.length)
  for (const { security, 'x-permission': permission } of operations)
    expect([permission, security.length === 0]).toEqual([permission, permission === 'public'])
})

test('each method and path has one call', () => {
  const keys = all.map(call => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('the title of a download is the name of a worksheet, in both languages', () => {
  const titles = all.filter(isListCall).flatMap(({ download }) => Object.values(download.title))
  expect(titles.length).toBeGreaterThan(4)
  // What Excel allows.
  for (const title of titles) expect(title).toMatch(/^[^[\]:*?/\\]{1,31}$/)
})

/** Lists that are not downloaded, and why (docs/decisions/080). `*` stands for the rest of a path. */
const notDownloaded: Record<string, string> = {
  '/account/passkeys': 'of one person, in no shop',
  '/account/sessions': 'of one person, in no shop',
  '/shops/{shop}/drafts/*': 'forms of one person that are not sent yet',
  '/shops/{shop}/saved_views/*': 'filters of one person',
  '/shops/{shop}/settings/{scope}': 'fields of a form; the archive of the shop has them',
  '/shops/{shop}/money_settings/{scope}': 'fields of a form; the archive of the shop has them, without secrets',
  '/shops/{shop}/archives': 'files of the last days, which are downloaded themselves',
  '/shops/{shop}/imports/{id}/rows': 'its refused rows are a file that an import reads in; the others are those of the uploaded file',
  '/shops/{shop}/spreadsheet': 'the products and variants of `product_rows`, with what one screen edits',
  '/shops/{shop}/products/{id}/pictures': 'of one product: files, which the archive of the shop has; `product_rows` has their addresses',
  '/shops/{shop}/products/{id}/documents': 'of one product: files, which the archive of the shop has',
  '/shops/{shop}/products/{id}/price_course': 'the steps of a chart',
  '/shops/{shop}/orders/{uid}/timeline': 'of one order; `change_sets` are the history of all',
  '/shops/{shop}/customers/{id}/notes': 'of one customer, whose data are a file of their own',
}
const covers = (exception: string, path: string) => (exception.endsWith('*') ? path.startsWith(exception.slice(0, -1)) : path === exception)

/** Whether a call returns a list of entries: alone, or with one or two values besides, as `next`. */
function returnsList({ method, response }: AdminCall) {
  const isList = (type: unknown) =>
    type instanceof z.ZodArray && (type.element instanceof z.ZodObject || type.element instanceof z.ZodUnion)
  const members: unknown[] = response instanceof z.ZodObject ? Object.values(response.shape) : []
  return method === 'GET' && (isList(response) || (members.length <= 3 && members.filter(isList).length === 1))
}

test('every list can be downloaded, or it is said why not', () => {
  const declared: AdminCall[] = Object.values(adminCalls).flatMap((feature): AdminCall[] => Object.values(feature))
  const missing = declared.filter(call => returnsList(call) && !isListCall(call)).map(call => call.path)
  const exceptions = Object.keys(notDownloaded)
  expect(missing.filter(path => !exceptions.some(exception => covers(exception, path)))).toEqual([])
  expect(exceptions.filter(exception => !missing.some(path => covers(exception, path)))).toEqual([])
})

test('a download in a shop needs every right of its list, and the one to exports', () => {
  const downloads = all.filter(isDownloadCall)
  expect(downloads.length).toBeGreaterThan(12)
  for (const { path, list, ...call } of downloads) {
    const needed = isShopCall(list) ? [...permissionsFor(list), 'exports:read'] : [list.permission]
    const named = { ...call, path } as AdminCall
    expect([path, isShopCall(named) ? permissionsFor(named) : [named.permission]]).toEqual([path, needed])
  }
})

/** What changes refunds, people, keys and money settings without a confirmed identity, and why. `*` stands for the rest of a path. */
const unconfirmed: Record<string, string> = {
  '/shops/{shop}/drafts/*': 'of forms that are not sent yet; the call that they are sent to has step-up',
  '/shops/{shop}/archives/uploaded': 'a file from which nothing is read in',
  '/shops/{shop}/archives/{id}/check': 'changes nothing',
  '/shops/{shop}/archives/{id}/stop': 'ends what a confirmed identity has begun',
}

test('what changes refunds, people, keys and money settings needs a confirmed identity, or it is said why not', () => {
  const isSensitive = (call: AdminCall) =>
    call.method !== 'GET' &&
    isShopCall(call) &&
    permissionsFor(call).some(permission => /^(refunds|staff|keys|money-settings):write$/.test(permission))
  const sensitive = all.filter(isSensitive)
  expect(sensitive.length).toBeGreaterThan(12)
  const missing = sensitive.filter(call => !call.stepUp).map(call => call.path)
  const exceptions = Object.keys(unconfirmed)
  expect(missing.filter(path => !exceptions.some(exception => covers(exception, path)))).toEqual([])
  expect(exceptions.filter(exception => !missing.some(path => covers(exception, path)))).toEqual([])
})

test('the keys of payments, erasing a customer, creating a shop and how a person signs in need a confirmed identity', () => {
  const others = all.filter(call => call.stepUp && call.method !== 'GET' && !/\/(staff|invitations|api_keys|refunds)/.test(call.path))
  expect(others.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /account/authenticator',
    'DELETE /account/passkeys/{id}',
    'DELETE /account/shops/{shop}',
    'DELETE /shops/{shop}/hosts/{host}',
    'DELETE /shops/{shop}/webhooks/{id}',
    'POST /account/authenticator',
    'POST /account/passkeys',
    'POST /account/passkeys/options',
    'POST /shops',
    'POST /shops/{shop}/customers/{id}/erasure',
    'POST /shops/{shop}/hosts',
    'POST /shops/{shop}/webhooks',
    'POST /shops/{shop}/webhooks/{id}/secret',
    'PUT /account/authenticator',
    'PUT /account/recovery_codes',
    'PUT /shops/{shop}/archives/{id}/run',
    'PUT /shops/{shop}/money_settings/{scope}',
    'PUT /shops/{shop}/payment_keys',
    'PUT /shops/{shop}/primary_host',
    'PUT /shops/{shop}/webhooks/{id}',
  ])
})

test('a file of people needs a confirmed identity', () => {
  const files = all.filter(call => call.stepUp && call.method === 'GET').map(call => call.path.replace(/\.(csv|json|xlsx)$/, ''))
  expect([...new Set(files)].sort()).toEqual([
    '/shops/{shop}/customers',
    '/shops/{shop}/customers/{id}/data',
    '/shops/{shop}/failed_mails',
    '/shops/{shop}/inbox',
    '/shops/{shop}/orders',
    '/shops/{shop}/price_lists/{id}/customers',
    '/shops/{shop}/refunds',
    '/shops/{shop}/staff',
  ])
})

test('a call in a shop names a right, and any other call none', () => {
  for (const call of all) expect([call.path, isShopCall(call)]).toEqual([call.path, call.path.startsWith('/shops/{shop}/')])
})

/** What POST calls do again where they are sent twice, since no idempotency key is stored for them. */
const repeated: Record<string, string> = {
  '/session': 'opens another session',
  '/session/passkey': 'opens another session',
  '/session/passkey/options': 'returns another challenge',
  '/session/identity/options': 'returns another challenge',
  '/account/passkeys/options': 'returns another challenge',
  '/account/passkeys': 'is refused: a challenge is answered once',
  '/account/authenticator': 'returns another secret, which replaces the first',
  '/password_reset': 'sends another link, as often as its limit allows',
  '/shops': 'is refused: the host is taken',
  '/shops/{shop}/hosts/{host}/check': 'checks once more',
  '/shops/{shop}/products/{id}/pictures': 'adds nothing: the product has the same picture already',
  '/shops/{shop}/products/{id}/pictures/{picture}/crop': 'is refused: another picture has taken the place of this one',
  '/shops/{shop}/products/{id}/documents': 'adds nothing: the product has the same document already',
  '/shops/{shop}/categories/{id}/picture': 'changes nothing: the category shows the same picture already',
  '/shops/{shop}/brands/{id}/logo': 'changes nothing: the brand shows the same logo already',
  '/shops/{shop}/guarantee_notices/{language}': 'changes nothing: the shop shows the same picture already',
  '/shops/{shop}/archives/uploaded': 'takes the place of the archive that was sent first, which nothing was read from',
  '/shops/{shop}/imports': 'stores another import, which changes nothing before it is run',
  '/shops/{shop}/orders/{uid}/move_preview': 'changes nothing',
  '/shops/{shop}/orders/{uid}/payment_preview': 'changes nothing',
  '/shops/{shop}/promotion_preview': 'changes nothing',
  '/shops/{shop}/webhooks/{id}/test': 'sends another event of the kind `webhook.test`',
  '/shops/{shop}/webhooks/{id}/deliveries/{delivery}/attempts': 'sends the event once more, with the same `webhook-id`',
}

test('a POST takes an idempotency key in the document, by which it is carried out once, or says here what it does again', async () => {
  const { paths } = (await adminOpenApiOf(servedAdminCalls, '1.2.3')) as {
    paths: Record<string, Record<string, { parameters: { name: string }[]; responses: Record<string, { description: string }> }>>
  }
  const takesKey = ({ path }: AdminCall) => {
    const { parameters, responses } = paths[adminPrefix + path]?.post ?? {}
    const isTaken = parameters?.some(({ name }) => name === 'idempotency-key')
    expect([path, responses?.[422]?.description.includes('idempotency_key_reused') ?? false]).toEqual([path, isTaken])
    return isTaken
  }
  const silent = all.filter(call => call.method === 'POST' && !takesKey(call)).map(call => call.path)
  expect(silent.sort()).toEqual(Object.keys(repeated).sort())
})

test('an owner has every right; nobody else has those that owners reserve', () => {
  expect(permissionsOf('owner')).toEqual(permissions)
  const reserved = permissions.filter(permission => /^(staff|keys|money-settings):/.test(permission))
  expect(reserved).toHaveLength(6)
  for (const role of roles.filter(role => role !== 'owner'))
    for (const permission of reserved) expect([role, permission, roleHas(role, permission)]).toEqual([role, permission, false])
})

/** What `:write` implies is left out. */
const rightsOf: Record<Role, string> = {
  owner:
    'orders:write shipments:write refunds:write payments:write invoices:write inbox:write customers:write companies:write products:write prices:write stock:write promotions:write content:write look:write settings:write money-settings:write staff:write keys:write webhooks:write exports:write history:write',
  manager:
    'orders:write shipments:write refunds:write payments:write invoices:write inbox:write customers:write companies:write products:write prices:write stock:write promotions:write content:write look:write settings:write webhooks:write exports:write history:write',
  sales: 'orders:write shipments:write invoices:write inbox:write customers:write products:read',
  warehouse: 'orders:read shipments:write stock:write',
  editor: 'products:write content:write look:write',
  accountant: 'orders:read invoices:write exports:write',
}

test.each(roles)('a person in the role %s has the rights of their work, and no others', role => {
  const rights = rightsOf[role]
    .split(' ')
    .flatMap(right => (right.endsWith(':write') ? [right.replace(':write', ':read'), right] : [right]))
  expect(permissionsOf(role)).toEqual(rights)
})
