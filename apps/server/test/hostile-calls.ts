import { type Call, calls } from '@stragan/contract'
import {
  deepList,
  deepObject,
  exampleOf,
  hostileTexts,
  longLists,
  longNumber,
  longTexts,
  manyKeys,
  openApi,
  randomWord,
  type Schema,
  schemaOf,
  withinSchema,
} from './hostile-values.ts'
import type { Input, Sent } from './input-scaling.ts'

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Operation {
  parameters: Parameter[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** A call of the OpenAPI document. */
export interface DocumentedCall {
  id: string
  method: string
  path: string
  session: Call['session']
  maxBytes: number
  parameters: Parameter[]
  body: Schema | undefined
}

/** More than the limit of a body without a file. */
const maxBodyBytes = 256 * 1024
/** Node's limit of the request head, less our other headers. */
const maxTargetLength = 15 * 1024

const rows = new Map<string, Call>(Object.values(calls).flatMap(feature => Object.entries<Call>(feature)))

export const documentedCalls: DocumentedCall[] = Object.entries(
  openApi.paths as Record<string, Record<string, Operation & { operationId: string }>>,
).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { operationId, parameters, requestBody }]) => {
    const row = rows.get(operationId)
    return {
      id: operationId,
      method: method.toUpperCase(),
      path,
      session: row?.session,
      maxBytes: row?.maxBodyBytes ?? maxBodyBytes,
      parameters,
      body: requestBody?.content['application/json'].schema,
    }
  }),
)

type Text = [name: string, of: (length: number) => string]

/** Large inputs of a call: long texts, lists and parameters, deep nesting. */
export function hostileInputsOf(call: DocumentedCall, texts: readonly Text[] = Object.entries(hostileTexts)): Input[] {
  return [...bodiesOf(call, texts), ...targetsOf(call, texts)]
}

function bodiesOf(call: DocumentedCall, texts: readonly Text[]): Input[] {
  const { body, maxBytes } = call
  if (!body) return []
  const wrapper = Object.keys(body.properties ?? {})[0] ?? 'a'
  const leaves = countOf(body, 'string')
  const bodies: [name: string, of: (share: number) => string][] = [
    ...texts.flatMap(([name, text]): [string, (share: number) => string][] => [
      [`${name}, as much as the schema allows`, share => JSON.stringify(exampleOf(body, withinSchema(share, text)))],
      [
        `${name}, as much as the body may hold`,
        share => JSON.stringify(exampleOf(body, longTexts(((maxBytes - 4096) / leaves / 2) * share, text))),
      ],
    ]),
    ['long lists', share => JSON.stringify(exampleOf(body, longLists((maxBytes / 200) * share)))],
    ...(
      [
        ['lists in lists', deepList],
        ['objects in objects', deepObject],
        ['random keys', manyKeys],
        ['a long number', longNumber],
      ] as const
    ).map(([name, of]): [string, (share: number) => string] => [name, share => `{"${wrapper}":${of((maxBytes - 64) * share)}}`]),
    [
      'half a surrogate pair',
      share =>
        JSON.stringify(
          exampleOf(
            body,
            withinSchema(share, length => '\ud800'.repeat(length)),
          ),
        ),
    ],
  ]
  return bodies.map(([name, of]) => ({
    name: `${call.id}: ${name}`,
    sent: share => ({ method: call.method, path: pathOf(call), type: 'application/json', body: of(share) }),
  }))
}

function targetsOf(call: DocumentedCall, texts: readonly Text[]): Input[] {
  const to = (name: string, path: (share: number) => string): Input => ({
    name: `${call.id}: ${name}`,
    sent: share => ({ method: call.method, path: path(share), ...(call.body && { type: 'application/json', body: '{}' }) }),
  })
  const inPath = call.parameters.filter(one => one.in === 'path')
  const inQuery = call.parameters.filter(one => one.in === 'query')
  const first = inPath[0]
  return [
    ...(first
      ? [
          to(`a long ${first.name}`, share => pathOf(call, '7-'.repeat((maxTargetLength / 2) * share))),
          to(`a large ${first.name}`, share => pathOf(call, '9'.repeat(Math.ceil(20 * share)))),
        ]
      : []),
    ...inQuery
      .filter(({ schema }) => schema.type === 'string' && !schema.enum)
      .flatMap(({ name, schema }) =>
        texts.flatMap(([kind, text]) => [
          to(`${kind} in ${name}, as allowed`, share => `${pathOf(call)}?${query([[name, text((schema.maxLength ?? 1000) * share)]])}`),
          to(`${kind} in ${name}`, share => `${pathOf(call)}?${cut(query([[name, text(maxTargetLength * share)]]), share)}`),
        ]),
      ),
    ...inQuery
      .filter(({ schema }) => schema.type === 'array' || schema.type === 'object')
      .map(({ name, schema }) => to(`many of ${name}`, share => `${pathOf(call)}?${cut(query(manyOf(name, schema, share)), share)}`)),
    ...(inQuery.length > 0
      ? [
          to(
            'many parameters',
            share => `${pathOf(call)}?${cut(query(Array.from({ length: 1500 * share }, () => [randomWord(6), '1'])), share)}`,
          ),
        ]
      : []),
  ]
}

const manyOf = (name: string, { type, maxItems = 50 }: Schema, share: number): [string, string][] =>
  type === 'array'
    ? Array.from({ length: maxItems * share }, (_, i) => [name, String(i + 1)])
    : Array.from({ length: 400 * share }, (_, i) => [`${name}[${randomWord(8)}]`, `${randomWord(4)} ${i}`])

const query = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()
const cut = (text: string, share: number) => text.slice(0, maxTargetLength * share)

/** The path with a value for each parameter; `7` exists. */
const pathOf = ({ path }: DocumentedCall, value = '7') => path.replaceAll(/\{\w+\}/g, value) satisfies Sent['path']

/** Number of parts of a type in a schema. */
function countOf(schema: Schema, type: string): number {
  const text = JSON.stringify(schema, (_, part) => (part?.$ref ? schemaOf(part.$ref) : part))
  return Math.max(1, text.split(`"type":"${type}"`).length - 1)
}

/** A minimal valid request; `*` marks the injection point in the path of a call without other input. */
export function smallExampleOf(call: DocumentedCall): { path: string; body?: string } {
  const small = withinSchema(0, () => '1')
  const pairs = call.parameters
    .filter(one => one.in === 'query')
    .map(({ name, schema }): [string, string] => [name, String(exampleOf(schema, small))])
  const path = `${pathOf(call, call.body || pairs.length > 0 ? '1' : '1*')}${pairs.length > 0 ? `?${query(pairs)}` : ''}`
  return { path, ...(call.body && { body: JSON.stringify(exampleOf(call.body, { ...small, count: () => 1 })) }) }
}
