import { apiPrefix, type Call, calls } from '@stragan/contract'
import { type AdminCall, adminPrefix, servedAdminCalls } from '@stragan/contract/admin'
import { adminOpenApiOf } from '@stragan/contract/admin/openapi'
import { openApiOf } from '@stragan/contract/openapi'
import {
  allowedLists,
  deepList,
  deepObject,
  exampleOf,
  hostileFiles,
  hostileTexts,
  longLists,
  longNumber,
  longTexts,
  manyKeys,
  randomWord,
  type Schema,
  withinSchema,
} from './hostile-values.ts'
import type { Input, Sent } from './input-scaling.ts'

interface Parameter {
  name: string
  in: string
  schema: Schema
}

interface Operation {
  operationId: string
  parameters: Parameter[]
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'multipart/form-data'?: unknown } }
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown> }
}

/** A call of an OpenAPI document. */
export interface DocumentedCall<C> {
  id: string
  call: C
  method: string
  path: string
  maxBytes: number
  parameters: Parameter[]
  body: Schema | undefined
  /** Values of parameters of the path; others are `7`, which exists. */
  values: Readonly<Record<string, string>>
}

/** More than the limit of a body without a file. */
const maxJsonBytes = 256 * 1024
/** Node's limit of the request head, less our other headers. */
const maxTargetLength = 15 * 1024

type Features<C> = Readonly<Record<string, Readonly<Record<string, C>>>>

function documentedCallsOf<C extends AdminCall | Call>(features: Features<C>, prefix: string, document: object): DocumentedCall<C>[] {
  const { paths, components } = document as Document
  /** With each reference resolved: no body of a call contains itself. */
  const resolved = (schema: Schema | undefined): Schema | undefined =>
    schema &&
    JSON.parse(
      JSON.stringify(schema, (_, part) => (typeof part?.$ref === 'string' ? components.schemas[part.$ref.split('/').at(-1)] : part)),
    )
  return Object.values(features)
    .flatMap(feature => Object.values(feature))
    .map(call => {
      const { method, maxBodyBytes: maxBytes = maxJsonBytes } = call
      const path = prefix + call.path
      const operation = paths[path]?.[method.toLowerCase()]
      if (!operation) throw new Error(`${method} ${path} is not in the OpenAPI document`)
      const { operationId: id, parameters, requestBody } = operation
      const body = resolved(requestBody?.content['application/json']?.schema)
      return { id, call, method, path, maxBytes, parameters, body, values: {} }
    })
}

export const documentedCalls = documentedCallsOf<Call>(calls, apiPrefix, await openApiOf(calls, '1'))
export const documentedAdminCalls = documentedCallsOf<AdminCall>(servedAdminCalls, adminPrefix, await adminOpenApiOf(servedAdminCalls, '1'))

/** A call of either API. */
type AnyCall = DocumentedCall<Call | AdminCall>

type Text = [name: string, of: (length: number) => string]

/** Large inputs of a call: long texts, lists and parameters, deep nesting. */
export function hostileInputsOf(call: AnyCall, texts: readonly Text[] = Object.entries(hostileTexts)): Input[] {
  return [...bodiesOf(call, texts), ...filesOf(call), ...targetsOf(call, texts)]
}

function bodiesOf(call: AnyCall, texts: readonly Text[]): Input[] {
  const { body, maxBytes } = call
  if (!body) return []
  const wrapper = Object.keys(body.properties ?? {})[0] ?? 'a'
  const leaves = countOf(body, 'string')
  const bodies: [name: string, of: (share: number) => string][] = [
    ...texts.flatMap(([name, text]): [string, (share: number) => string][] => [
      [`${name}, as much as the schema allows`, share => JSON.stringify(exampleOf(body, withinSchema(share, text, maxBytes)))],
      [
        `${name}, as much as the body may hold`,
        share => JSON.stringify(exampleOf(body, longTexts(((maxBytes - 4096) / leaves / 2) * share, text))),
      ],
    ]),
    ['lists as long as allowed', share => JSON.stringify(exampleOf(body, allowedLists(share)))],
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
            withinSchema(share, length => '\ud800'.repeat(length), maxBytes / 6),
          ),
        ),
    ],
  ]
  return bodies.map(([name, of]) => ({
    name: `${call.id}: ${name}`,
    sent: share => ({ method: call.method, path: pathOf(call), type: 'application/json', body: of(share) }),
  }))
}

/** Less than the limit of any file, and as much as a server takes of one address without counting more. */
const maxFileBytes = 6 * 1024 * 1024

/** Forms with files, of a call that takes them, in the worst shapes of files and of forms. */
function filesOf(documented: AnyCall): Input[] {
  const { id, call, method } = documented
  if (!('files' in call)) return []
  const to = (name: string, body: (share: number) => FormData): Input => ({
    name: `${id}: ${name}`,
    sent: share => ({ method, path: pathOf(documented), body: body(share) }),
  })
  const formOf = (parts: Iterable<[name: string, value: string | File]>) => {
    const form = new FormData()
    for (const [name, value] of parts) value instanceof File ? form.append(name, value) : form.append(name, value)
    return form
  }
  return [
    ...Object.entries(hostileFiles).map(([name, file]) => to(name, share => formOf([['files', file(maxFileBytes * share)]]))),
    to('many files', share => formOf(Array.from({ length: 2000 * share }, () => ['files', new File(['a'], 'a.csv')]))),
    to('many fields', share => formOf(Array.from({ length: 2000 * share }, () => [randomWord(8), 'a']))),
    to('a long name of a file', share => formOf([['files', new File(['a'], '../'.repeat((maxFileBytes / 3) * share))]])),
    to('a long text', share => formOf([['files', 'a'.repeat(maxFileBytes * share)]])),
  ]
}

function targetsOf(call: AnyCall, texts: readonly Text[]): Input[] {
  const to = (name: string, path: (share: number) => string): Input => ({
    name: `${call.id}: ${name}`,
    sent: share => ({ method: call.method, path: path(share), ...(call.body && { type: 'application/json', body: '{}' }) }),
  })
  const inPath = call.parameters.filter(one => one.in === 'path')
  const inQuery = call.parameters.filter(one => one.in === 'query')
  const last = inPath.at(-1)
  return [
    ...(last && last.name !== 'shop'
      ? [
          to(`a long ${last.name}`, share => pathOf(call, '7-'.repeat((maxTargetLength / 2) * share))),
          to(`a large ${last.name}`, share => pathOf(call, '9'.repeat(Math.ceil(20 * share)))),
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

/** The path with a value for each parameter, the last one given. */
function pathOf({ path, values }: AnyCall, last?: string): Sent['path'] {
  const names = path.match(/\{\w+\}/g) ?? []
  return names.reduce((made, name, i) => {
    const known = values[name.slice(1, -1)] ?? '7'
    return made.replace(name, i === names.length - 1 ? (last ?? known) : known)
  }, path)
}

/** Number of parts of a type in a schema. */
const countOf = (schema: Schema, type: string): number => Math.max(1, JSON.stringify(schema).split(`"type":"${type}"`).length - 1)

/** A minimal valid request; `*` marks the injection point in the path of a call without other input. */
export function smallExampleOf(call: AnyCall): { path: string; body?: string } {
  const small = withinSchema(0, () => '1')
  const pairs = call.parameters
    .filter(one => one.in === 'query')
    .map(({ name, schema }): [string, string] => [name, String(exampleOf(schema, small))])
  const path = `${pathOf(call, call.body || pairs.length > 0 ? '1' : '1*')}${pairs.length > 0 ? `?${query(pairs)}` : ''}`
  return { path, ...(call.body && { body: JSON.stringify(exampleOf(call.body, { ...small, count: () => 1 })) }) }
}
