import { z } from 'zod'
import type { Call } from './call.ts'
import { apiPrefix, localeOf } from './constants.ts'
import { type ErrorCode, errors } from './errors.ts'

type Json = Record<string, unknown>

/** Errors of every call. */
const sharedErrors: readonly ErrorCode[] = ['shop_origin_empty', 'shop_not_found', 'internal_error', 'unavailable']
const sessionErrors: readonly ErrorCode[] = ['session_missing', 'session_expired']
const customerErrors: readonly ErrorCode[] = ['customer_required']
const bodyErrors: readonly ErrorCode[] = ['malformed_request', 'body_too_large', 'unsupported_media_type', 'invalid_body']

/** Derives the OpenAPI 3.1 document of calls, by feature, from the schemas that validate requests and responses. */
export function openApiOf(features: Readonly<Record<string, Readonly<Record<string, Call>>>>, version: string): Json {
  const components: Json = { Error: errorSchema }
  const schemaOf = (schema: z.ZodType) => {
    const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
    Object.assign(components, pointedAtComponents($defs ?? {}))
    return pointedAtComponents(json)
  }
  const paths: Record<string, Json> = {}
  for (const [feature, calls] of Object.entries(features))
    for (const [name, call] of Object.entries(calls)) {
      const path = apiPrefix + call.path
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(feature, name, call, schemaOf) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'my-shop',
      version,
      description: 'The API of a Stragan shop. Every call carries the `shop-origin` header: the host of the shop it is meant for.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(features).map(name => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The access token of a session' } },
    },
  }
}

function operationOf(feature: string, name: string, call: Call, schemaOf: (schema: z.ZodType) => Json): Json {
  const codes = [
    ...new Set([
      ...sharedErrors,
      ...(needsSession(call) ? sessionErrors : []),
      ...(call.session === 'customer' ? customerErrors : []),
      ...(call.body ? bodyErrors : []),
      ...call.errors,
    ]),
  ]
  return {
    operationId: name,
    tags: [feature],
    summary: call.summary,
    description: call.from === 'spec' ? 'Named by the specification.' : 'Ours, beyond the specification.',
    'x-from': call.from,
    ...securityOf(call),
    parameters: [
      parameter('shop-origin', 'header', true, { type: 'string', minLength: 1 }),
      parameter('accept-language', 'header', false, { type: 'string', enum: Object.values(localeOf) }),
      ...(call.method === 'POST' ? [parameter('idempotency-key', 'header', false, { type: 'string', maxLength: 100 })] : []),
      ...parametersOf(call.params, 'path', schemaOf),
      ...parametersOf(call.query, 'query', schemaOf),
    ],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body)) } }),
    responses: { 200: { description: 'Done', content: json(schemaOf(call.response)) }, ...failuresOf(codes) },
  }
}

const needsSession = ({ session }: Call) => session === 'required' || session === 'customer'

/** An empty requirement beside the session: it may be left out. */
function securityOf(call: Call): Json {
  if (needsSession(call)) return { security: [{ session: [] }] }
  return call.session === 'optional' || call.session === 'personalised' ? { security: [{ session: [] }, {}] } : {}
}

const parameter = (name: string, place: string, required: boolean, schema: unknown): Json => ({
  name,
  in: place,
  required,
  schema,
  ...((schema as Json).type === 'object' && { style: 'deepObject', explode: true }),
})

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', schemaOf: (schema: z.ZodType) => Json): Json[] {
  if (!schema) return []
  const { properties, required = [] } = schemaOf(schema) as { properties: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, value]) => parameter(name, place, place === 'path' || required.includes(name), value))
}

function failuresOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, code => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map(code => `\`${code}\`: ${errors[code].message}`).join('; '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

const errorSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errors) },
        message: { type: 'string' },
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        details: { type: 'object', additionalProperties: { type: ['number', 'string'] } },
      },
    },
  },
}

/** zod points at `#/$defs/X`, OpenAPI keeps such schemas under `#/components/schemas/X`. */
function pointedAtComponents(schema: unknown): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
