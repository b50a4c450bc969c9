import { z } from 'zod'
import { type Call, type Operation, takesIdempotencyKey } from './call.ts'
import { apiPrefix, localeOf } from './constants.ts'
import { type ErrorCode, errors } from './errors.ts'

type Json = Record<string, unknown>

/** What an OpenAPI document says beyond what follows from the calls' schemas. */
export interface ApiDescription<C extends Operation> {
  title: string
  version: string
  description: string
  /** Path below which the calls are. */
  prefix: string
  securitySchemes: Json
  describe: (call: C) => {
    /** Errors besides those of the call itself and of every body. */
    errors: readonly ErrorCode[]
    headers: readonly Json[]
    /** Further fields of the operation, such as its security requirement. */
    fields: Json
  }
}

const bodyErrors: readonly ErrorCode[] = ['malformed_request', 'body_too_large', 'unsupported_media_type', 'invalid_body']

/**
 * Derives an OpenAPI 3.1 document from calls, by feature: from the schemas that validate requests and responses. It takes some hundred
 * milliseconds of CPU time; other work of the event loop is done between the calls.
 */
export async function openApiDocument<C extends Operation>(
  features: Readonly<Record<string, Readonly<Record<string, C>>>>,
  api: ApiDescription<C>,
): Promise<Json> {
  const components: Json = { Error: errorSchema }
  const schemaOf = (schema: z.ZodType) => {
    const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json
    Object.assign(components, pointedAtComponents($defs ?? {}))
    return pointedAtComponents(json)
  }
  const paths: Record<string, Json> = {}
  for (const [feature, calls] of Object.entries(features))
    for (const [name, call] of Object.entries(calls)) {
      const path = api.prefix + call.path
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(feature, name, call, api, schemaOf) }
      await pause()
    }
  const { title, version, description, securitySchemes } = api
  return {
    openapi: '3.1.0',
    info: { title, version, description, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/' }],
    tags: Object.keys(features).map(name => ({ name })),
    paths,
    components: { schemas: components, securitySchemes },
  }
}

const pause = () => new Promise<void>(resolve => setTimeout(resolve))

function operationOf<C extends Operation>(
  feature: string,
  name: string,
  call: C,
  { describe }: ApiDescription<C>,
  schemaOf: (schema: z.ZodType) => Json,
): Json {
  const { errors: apiErrors, headers, fields } = describe(call)
  const codes = [...new Set([...apiErrors, ...(call.body ? bodyErrors : []), ...call.errors])]
  return {
    operationId: name,
    tags: [feature],
    summary: call.summary,
    ...fields,
    parameters: [...headers, ...parametersOf(call.params, 'path', schemaOf), ...parametersOf(call.query, 'query', schemaOf)],
    ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body)) } }),
    responses: {
      200: { description: 'Done', content: { [call.mediaType ?? 'application/json']: { schema: schemaOf(call.response) } } },
      ...failuresOf(codes),
    },
  }
}

export const headerParameter = (name: string, required: boolean, schema: Json): Json => parameter(name, 'header', required, schema)

/** Names the language of messages and texts. */
export const languageHeader = headerParameter('accept-language', false, { type: 'string', enum: Object.values(localeOf) })

/** Whoever does not find the header at a call has to know what its repetition does. */
export const aboutIdempotency =
  'A POST that takes an `idempotency-key` answers a repetition within 24 hours with its first response; any other one is carried out again.'
const idempotencyHeader = headerParameter('idempotency-key', false, { type: 'string', maxLength: 100 })
const idempotencyErrors: readonly ErrorCode[] = ['idempotency_key_reused']

/** Errors and headers of a call that takes an idempotency key, or none. */
export const ofIdempotency = (isTaken: boolean) =>
  isTaken ? { errors: idempotencyErrors, headers: [idempotencyHeader] } : { errors: [], headers: [] }

export const apiTitle = 'my-shop'

/** The OpenAPI document of the my-shop API. */
export const openApiOf = (features: Readonly<Record<string, Readonly<Record<string, Call>>>>, version: string): Promise<Json> =>
  openApiDocument(features, {
    title: apiTitle,
    version,
    description: `The API of a Stragan shop. Every call carries the \`shop-origin\` header: the host of the shop it is meant for. ${aboutIdempotency}`,
    prefix: apiPrefix,
    securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The access token of a session' } },
    describe: call => ({
      errors: [
        ...sharedErrors,
        ...(needsSession(call) ? sessionErrors : []),
        ...(call.session === 'customer' ? customerErrors : []),
        ...ofIdempotency(takesIdempotencyKey(call)).errors,
      ],
      headers: [
        headerParameter('shop-origin', true, { type: 'string', minLength: 1 }),
        languageHeader,
        ...ofIdempotency(takesIdempotencyKey(call)).headers,
      ],
      fields: {
        description: call.from === 'spec' ? 'Named by the specification.' : 'Ours, beyond the specification.',
        'x-from': call.from,
        ...securityOf(call),
      },
    }),
  })

/** Errors of every call of my-shop. */
const sharedErrors: readonly ErrorCode[] = ['shop_origin_empty', 'shop_not_found', 'internal_error', 'unavailable']
const sessionErrors: readonly ErrorCode[] = ['session_missing', 'session_expired']
const customerErrors: readonly ErrorCode[] = ['customer_required']

const needsSession = ({ session }: Call) => session === 'required' || session === 'customer'

/** An empty requirement beside the session: it may be left out. */
function securityOf(call: Call): Json {
  if (needsSession(call)) return { security: [{ session: [] }] }
  return call.session === 'optional' || call.session === 'personalised' ? { security: [{ session: [] }, {}] } : {}
}

function parameter(name: string, place: string, required: boolean, schema: unknown): Json {
  return { name, in: place, required, schema, ...((schema as Json).type === 'object' && { style: 'deepObject', explode: true }) }
}

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
