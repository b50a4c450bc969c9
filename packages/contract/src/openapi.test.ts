import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls } from './calls/index.ts'
import { apiPrefix } from './constants.ts'
import { openApiOf } from './openapi.ts'

const document = await openApiOf(calls, '1.2.3')

test('the document of all calls is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document) as Parameters<Validator['validate']>[0])
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('every reference resolves', () => {
  const { schemas } = document.components as { schemas: Record<string, unknown> }
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target)
  const names = Object.keys(schemas).map(name => `#/components/schemas/${name}`)
  expect(references.filter(target => !names.includes(String(target)))).toEqual([])
  expect(names).toContain('#/components/schemas/Product')
})

test('each operation declares its shop header, errors and origin', () => {
  const paths = document.paths as Record<
    string,
    Record<string, { parameters: { name: string; required: boolean }[]; responses: object; 'x-from': string }>
  >
  const add = paths['/api/my-shop/cart/cart_items']?.post
  expect(add?.['x-from']).toBe('spec')
  expect(add?.parameters.find(parameter => parameter.name === 'shop-origin')?.required).toBe(true)
  expect(Object.keys(add?.responses ?? {})).toEqual(['200', '400', '401', '404', '413', '415', '422', '500', '503'])
})

/** What POST calls do again where they are sent twice, since no idempotency key is stored for them. */
const repeated: Record<string, string> = {
  '/auth': 'opens another session',
  '/customer/closing': 'is refused: the session has ended',
  '/orders/lookup': 'changes nothing',
  '/orders/{uid}/unmask': 'changes nothing',
  '/products/by_symbols': 'changes nothing',
  '/session': 'opens another session',
  '/session/refresh': 'returns the same tokens, for a short time',
}

test('a POST takes an idempotency key in the document, by which it is carried out once, or says here what it does again', () => {
  const paths = document.paths as Record<
    string,
    Record<string, { parameters: { name: string }[]; responses: Record<string, { description: string }> }>
  >
  const posts = Object.entries(paths).flatMap(([path, { post }]) => (post ? [{ path: path.slice(apiPrefix.length), ...post }] : []))
  const silent = posts.filter(({ path, parameters, responses }) => {
    const isTaken = parameters.some(({ name }) => name === 'idempotency-key')
    expect([path, responses[422]?.description.includes('idempotency_key_reused') ?? false]).toEqual([path, isTaken])
    return !isTaken
  })
  expect(silent.map(({ path }) => path).sort()).toEqual(Object.keys(repeated).sort())
})
