import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { calls } from './calls/index.ts'
import { flag } from './entities/scalars.ts'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  $ref?: string
}

const all = Object.values(calls).flatMap((feature): Call[] => Object.values(feature))

/** Booleans that take no other spelling, by their path. */
function strictBooleans(schema: Schema, path: string, follow: (one: Schema) => Schema): string[] {
  const { type, properties, items, anyOf = [] } = follow(schema)
  const types = anyOf.map(one => follow(one).type)
  if (types.includes('boolean')) return types.includes('string') && types.includes('number') ? [] : [path]
  return [
    ...(type === 'boolean' ? [path] : []),
    ...Object.entries(properties ?? {}).flatMap(([name, value]) => strictBooleans(value, `${path}.${name}`, follow)),
    ...(items ? strictBooleans(items, `${path}[]`, follow) : []),
    ...anyOf.flatMap(one => strictBooleans(one, path, follow)),
  ]
}

test('every flag in a body accepts the four spellings of true', () => {
  const found = all.flatMap(({ method, path, body }) => {
    if (!body) return []
    const { $defs = {}, ...json } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema & {
      $defs?: Record<string, Schema>
    }
    return strictBooleans(json, `${method} ${path}`, one => (one.$ref && $defs[one.$ref.slice('#/$defs/'.length)]) || one)
  })
  expect(found).toEqual([])
})

test.each([
  ...([true, 'true', 1, '1'] as const).map(value => [value, true] as const),
  ...[false, 'false', 0, '0', 'TRUE', 'yes', 'on', 2, -1, '', 'x'.repeat(50), null, undefined, [], [true], {}, { a: 1 }].map(
    value => [value, false] as const,
  ),
])('flag %j is parsed as %j', (value, isOn) => {
  expect(z.object({ flag }).parse({ flag: value })).toEqual({ flag: isOn })
})
