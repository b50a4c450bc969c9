import { type Arguments, accountCalls, type ResponseOutput, ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { fieldsOf, hasProblems } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import { type Fields, idOrZero } from '../../platform/form.ts'
import { onceFor } from '../../platform/once-for.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { formWithErrors, problemsOf, refusalOf } from './account-form.server.ts'

type Body = Arguments<typeof accountCalls.addAddress>['body']

const bodyOf = (fields: Fields): Body => ({
  address: {
    first_name: fields.first_name ?? '',
    last_name: fields.last_name ?? '',
    company: fields.company || null,
    nip: fields.nip || null,
    street: fields.street ?? '',
    postal_code: fields.postal_code ?? '',
    city: fields.city ?? '',
    country: fields.country ?? '',
    phone: fields.phone || null,
    is_default_billing: fields.is_default_billing === 'on',
    is_default_delivery: fields.is_default_delivery === 'on',
  },
})

async function save({ api }: VisitorContext, fields: Fields, id: number) {
  const body = bodyOf(fields)
  const problems = problemsOf(accountCalls.addAddress.body, body, fields)
  if (hasProblems(problems)) return formWithErrors('save', fields, { problems, refused: null })
  try {
    if (id) await api(accountCalls.updateAddress, { params: { id }, body })
    else await api(accountCalls.addAddress, { body }, onceFor(fields, body))
  } catch (error) {
    return formWithErrors('save', fields, refusalOf(error))
  }
}

/** Idempotent: removing an address that is already gone succeeds. */
async function remove({ api }: VisitorContext, id: number) {
  try {
    await api(accountCalls.removeAddress, { params: { id } })
  } catch (error) {
    if (!isUnknown(error)) throw error
  }
}

type Default = keyof Pick<ResponseOutput<typeof accountCalls.addAddress>, 'is_default_billing' | 'is_default_delivery'>

async function makeDefault({ api }: VisitorContext, fields: Fields, id: number, which: Default) {
  try {
    const known = (await api(accountCalls.addresses, {})).find(address => address.id === id)
    if (!known) throw new ShopError('address_not_found')
    const { id: _, ...address } = known
    await api(accountCalls.updateAddress, { params: { id }, body: { address: { ...address, [which]: true } } })
  } catch (error) {
    return formWithErrors('default', fields, refusalOf(error))
  }
}

const isUnknown = (error: unknown) => error instanceof ShopError && error.code === 'address_not_found'

/** Handles every form of the addresses page. */
export const addressesAction = personalAction(async ({ language }, visitor, form) => {
  const fields = fieldsOf(form)
  const id = idOrZero(fields.id)
  const done = (flag: string) => redirect(`${hrefTo(language, 'addresses')}?${flag}=1`, 303)
  if (fields.intent === 'save') {
    const back = await save(visitor, fields, id)
    if (back) return back
    throw done('saved')
  }
  if (fields.intent === 'remove') {
    await remove(visitor, id)
    throw done('removed')
  }
  if (fields.intent === 'billing' || fields.intent === 'delivery') {
    const back = await makeDefault(visitor, fields, id, `is_default_${fields.intent}`)
    if (back) return back
    throw done('changed')
  }
  throw data(null, { status: 400 })
})
