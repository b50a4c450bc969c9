import { type Fields, fieldProblems, readQuery, ShopError, writeQuery } from '@stragan/contract'
import { customerAdminCalls, orderAdminCalls, productAdminCalls, type ViewedList } from '@stragan/contract/admin'
import { z } from 'zod'
import { fieldsOf } from '../../platform/field-problems.ts'

/** The filters of each list: its query without the parts that it is read in. */
const filtersOf: Record<ViewedList, z.ZodObject> = {
  orders: orderAdminCalls.orders.query.omit({ after: true, limit: true }).strict(),
  customers: customerAdminCalls.customers.query.omit({ after: true, limit: true }).strict(),
  products: productAdminCalls.products.query.omit({ after: true, limit: true }).strict(),
}

const isList = (schema: unknown) => schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodArray

/** A query string of a list as it is stored. Throws `invalid_body` with the filters that the list does not take. */
export function checkedQuery(list: ViewedList, text: string): string {
  const schema = filtersOf[list]
  const query = readQuery(new URLSearchParams(text), name => Object.hasOwn(schema.shape, name) && isList(schema.shape[name]))
  const { error } = schema.safeParse({ ...query }, { reportInput: true })
  if (error) throw new ShopError('invalid_body', { fields: problemsOf(error) })
  if (Object.keys(query).length === 0) throw new ShopError('invalid_body', { fields: { query: fieldProblems.required } })
  return writeQuery(query as Parameters<typeof writeQuery>[0]).toString()
}

function problemsOf(error: z.ZodError): Fields {
  const unknown = error.issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const invalid = error.issues.filter(issue => issue.code !== 'unrecognized_keys')
  const problems = [...unknown.map(name => [name, fieldProblems.unknown] as const), ...Object.entries(fieldsOf(new z.ZodError(invalid)))]
  return Object.fromEntries(problems.map(([name, problem]) => [`query.${name}`, problem]))
}
