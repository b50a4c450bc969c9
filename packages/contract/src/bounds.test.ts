import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls/index.ts'
import { maxBodyBytes } from './constants.ts'

interface Schema {
  type?: string
  format?: string
  contentEncoding?: string
  enum?: unknown[]
  const?: unknown
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  maxProperties?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema
  anyOf?: Schema[]
  $ref?: string
}

const all = Object.values(calls).flatMap((feature): Call[] => Object.values(feature))
/** Inputs of a call as JSON Schema; `follow` resolves references. */
const schemasOf = (call: Call) =>
  (['params', 'query', 'body'] as const).flatMap(place => {
    const schema = call[place]
    if (!schema) return []
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema & { $defs?: Record<string, Schema> }
    return [{ place, schema: json, follow: (one: Schema) => (one.$ref && json.$defs?.[one.$ref.slice('#/$defs/'.length)]) || one }]
  })

/** Lists texts, lists and records without a maximum size. */
function unbounded(schema: Schema, path: string, follow: (one: Schema) => Schema): string[] {
  const { type, properties, items, additionalProperties, anyOf, ...one } = follow(schema)
  const inner = [
    ...Object.entries(properties ?? {}).flatMap(([name, value]) => unbounded(value, `${path}.${name}`, follow)),
    ...(items ? unbounded(items, `${path}[]`, follow) : []),
    ...(typeof additionalProperties === 'object' ? unbounded(additionalProperties, `${path}{}`, follow) : []),
    ...(anyOf ?? []).flatMap(each => unbounded(each, path, follow)),
  ]
  const isListed = one.enum !== undefined || one.const !== undefined || one.format === 'uuid'
  if (type === 'string' && !isListed && one.maxLength === undefined) inner.push(`${path}: text`)
  if (type === 'array' && one.maxItems === undefined) inner.push(`${path}: list`)
  if (typeof additionalProperties === 'object' && one.maxProperties === undefined) inner.push(`${path}: record`)
  return inner
}

test('every text, list and record in an input has a maximum size', () => {
  const found = all.flatMap(call =>
    schemasOf(call).flatMap(({ place, schema, follow }) => unbounded(schema, `${call.method} ${call.path} ${place}`, follow)),
  )
  expect(found).toEqual([])
})

/** Maximum size of valid JSON: three bytes for each character, as most scripts need. */
function maxJsonBytes(schema: Schema, follow: (one: Schema) => Schema): number {
  const { type, properties, items, additionalProperties, anyOf, ...one } = follow(schema)
  if (anyOf) return Math.max(...anyOf.map(each => maxJsonBytes(each, follow)))
  if (type === 'array') return 2 + (one.maxItems ?? 0) * (1 + maxJsonBytes(items ?? {}, follow))
  if (type === 'object')
    return 2 + Object.entries(properties ?? {}).reduce((sum, [name, value]) => sum + name.length + 4 + maxJsonBytes(value, follow), 0)
  if (type === 'string') return 2 + (one.maxLength ?? 40) * (one.contentEncoding === 'base64' ? 1 : 3)
  return 24
}

test('the maximum size of a body fits its schema, and is at most twice as large', () => {
  for (const call of all)
    for (const { schema, follow } of schemasOf(call).filter(({ place }) => place === 'body')) {
      const needed = maxJsonBytes(schema, follow)
      const allowed = call.maxBodyBytes ?? maxBodyBytes
      expect([call.path, allowed >= needed, call.maxBodyBytes === undefined || allowed <= 2 * needed]).toEqual([call.path, true, true])
    }
})
