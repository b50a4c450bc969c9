import { errors, fieldProblems, type Input, type Operation, readQuery, ShopError } from '@stragan/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { fieldsOf } from './field-problems.ts'
import { readJson } from './read-json.ts'

const options = { reportInput: true }

/** Parses and validates the input of a call: throws a 404 for path parameters, `invalid_query` and `invalid_body`. */
export async function readInput(call: Operation, c: Context): Promise<Input<Operation>> {
  const params = call.params?.safeParse(c.req.param())
  if (params?.error) throw new ShopError(call.errors.find(code => errors[code].status === 404) ?? 'not_found')
  const query = call.query?.safeParse(queryOf(c, call.query), options)
  if (query?.error) throw new ShopError('invalid_query', { fields: fieldsOf(query.error) })
  const body = call.body?.safeParse(await bodyOf(c, call), options)
  if (body?.error) throw new ShopError('invalid_body', { fields: fieldsOf(body.error) })
  return { params: params?.data, query: query?.data, body: body?.data } as Input<Operation>
}

/** Rejects NUL characters, which PostgreSQL's text cannot contain. */
function queryOf(c: Context, schema: z.ZodObject) {
  const search = new URL(c.req.url).searchParams
  for (const [name, value] of search)
    if (name.includes('\0') || value.includes('\0'))
      throw new ShopError('invalid_query', { fields: { [name.replaceAll('\0', '')]: fieldProblems.wrong_format } })
  return readQuery(search, name => Object.hasOwn(schema.shape, name) && isList(schema.shape[name]))
}

const isList = (schema: unknown) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema) instanceof z.ZodArray

async function bodyOf(c: Context, { maxBodyMembers }: Operation): Promise<unknown> {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';', 1)
  if (type.trim().toLowerCase() !== 'application/json') throw new ShopError('unsupported_media_type')
  return readJson(await c.req.text(), maxBodyMembers)
}
