import { type Arguments, claimCalls, type Order, ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { defineForm, fieldsOf, idempotencyKeyFor, statusOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data, redirect } from 'react-router'
import type { Fields } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { boxOf, type ClaimKind, type ClaimResult, claimFields, type FieldName, type Problem, quantityField } from './claim-fields.ts'
import { claimedOrder } from './claim-view.server.ts'

type Problems = Partial<Record<FieldName, Problem>>
type Items = Arguments<typeof claimCalls.withdraw>['body']['withdrawal']['items']

/** Submits the declaration and redirects to the page, which confirms when it was received. */
export const claimAction = (kind: ClaimKind) =>
  personalAction(async ({ page, language }, visitor, form) => {
    const uid = page?.params.uid
    if (!uid) throw notFound()
    const fields: Fields = { ...fieldsOf(form), note: prose(form, 'note'), text: prose(form, 'text') }
    try {
      const { order } = await claimedOrder(visitor, kind, uid)
      const { items, problems } = chosenIn(order, fields)
      const { schema, bodyOf, send } = claims[kind]
      const as_consumer = fields.as_consumer === 'on'
      const body = bodyOf({ name: fields.name ?? '', email: fields.email ?? '', items, as_consumer }, fields)
      const mustDeclare = order.rights[kind] && order.rights.as_consumer[kind] === 'required'
      const undeclared: Problems = mustDeclare && !as_consumer ? { as_consumer: 'missing' } : {}
      const found = { ...problems, ...undeclared, ...problemsOf(schema, body, fields) }
      if (Object.keys(found).length > 0) return formWithErrors(order, fields, found, null)
      const sent = await send(visitor, uid, body, fields.key).catch(error => {
        const { problems: apiProblems, refused } = refusalOf(error)
        return refused?.code === 'order_email_wrong'
          ? formWithErrors(order, fields, { email: 'strange' }, null)
          : formWithErrors(order, fields, apiProblems, refused)
      })
      if ('received_at' in sent)
        throw redirect(`${hrefTo(language, kind, { uid })}?${new URLSearchParams({ received: sent.received_at })}`, 303)
      return sent
    } catch (error) {
      throw error instanceof ShopError && error.code === 'order_not_found' ? notFound() : error
    }
  })

const { problemsOf, refusalOf: refusalIn } = defineForm(claimFields)

/** A missing order is "not found", not an error of the form. */
function refusalOf(error: unknown) {
  if (error instanceof ShopError && error.code === 'order_not_found') throw error
  return refusalIn(error)
}

const notFound = () => data(null, { status: 404 })

/** Multi-line text; line breaks are preserved. */
const prose = (form: FormFields, name: string) => form.text(name).replace(/\r\n/g, '\n').trim()

/** The selected lines with their quantities. */
function chosenIn({ items: lines }: Pick<Order, 'items'>, fields: Fields) {
  const problems: Problems = {}
  const items: Items = lines.flatMap(({ items: ordered }, at) => {
    const line = at + 1
    if (fields[boxOf(line)] !== 'on') return []
    const typed = fields[quantityField(line)] ?? ''
    const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
    if (quantity < 1 || quantity > ordered) problems[quantityField(line)] = typed ? 'wrong' : 'missing'
    return [{ line, items: quantity }]
  })
  if (items.length === 0) problems.goods = 'missing'
  return { items, problems }
}

interface Declared {
  name: string
  email: string
  items: Items
  as_consumer: boolean
}

const claims = {
  withdrawal: {
    schema: claimCalls.withdraw.body,
    bodyOf: (declared: Declared, { note }: Fields): unknown => ({ withdrawal: { ...declared, note: note || null } }),
    send: ({ api }: VisitorContext, uid: string, body: unknown, key: string | undefined) =>
      api(claimCalls.withdraw, { params: { uid }, body: claimCalls.withdraw.body.parse(body) }, idempotencyKeyFor(key)),
  },
  complaint: {
    schema: claimCalls.complain.body,
    bodyOf: (declared: Declared, { text, remedy }: Fields): unknown => ({ complaint: { ...declared, text, remedy } }),
    send: ({ api }: VisitorContext, uid: string, body: unknown, key: string | undefined) =>
      api(claimCalls.complain, { params: { uid }, body: claimCalls.complain.body.parse(body) }, idempotencyKeyFor(key)),
  },
}

/** Returns the form with errors and all submitted values. */
function formWithErrors({ items }: Pick<Order, 'items'>, typed: Fields, found: Problems, refused: ClaimResult['refused']) {
  const inOrder: FieldName[] = [
    'goods',
    ...items.map((_, at) => quantityField(at + 1)),
    'text',
    'remedy',
    'as_consumer',
    'name',
    'email',
    'note',
  ]
  const problems = inOrder.flatMap(name => (found[name] ? [{ name, wrong: found[name] }] : []))
  return data({ typed, problems, refused } satisfies ClaimResult, { status: statusOf(refused) })
}
