import { fieldProblems } from '@stragan/contract'
import { categoryAdminCalls } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import { storedName } from '../../platform/drafts/draft.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import type { Office } from '../../platform/office.server.ts'
import { submit } from '../../platform/page.server.ts'
import { readBase } from '../../platform/read-base.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import { categoryMessages } from './categories.messages.ts'
import { listTable, typedList } from './category-list.ts'

interface At {
  shop: string
  id: number
}

/** Saves the list of a category; the answer of a refused form names the lines that are unknown. */
export async function saveCategoryList(office: Office, form: FormFields, params: At) {
  const names = Object.keys(listTable) as (keyof typeof listTable)[]
  const fields = {
    first_products: textOf(form, 'first_products'),
    facets: textOf(form, 'facets'),
    from: form.text('from'),
    ...Object.fromEntries(names.map(storedName).map(name => [name, textOf(form, name)])),
  }
  const typed = typedList(fields)
  const call = categoryAdminCalls.setCategoryList
  // What was made up changes nothing.
  const from = readBase(fields.from, call.body.shape.from) ?? typed
  const args = { params, body: { ...typed, from } }
  const { refused, problems = {} } = await submit(refusingConflicts(office), { intent: 'list', table: listTable, fields, call, args })
  const unknown = Object.keys(problems).filter(path => problems[path] === fieldProblems.unknown)
  if (!refused || unknown.length === 0) return refused
  const t = categoryMessages[await office.language()]
  const named = (name: keyof typeof typed) =>
    unknown.flatMap(path => (path.startsWith(`${name}.`) ? (typed[name]?.[Number(path.slice(name.length + 1))] ?? []) : [])).join(', ')
  const [symbols, codes] = [named('first_products'), named('facets')]
  const errors = {
    ...refused.data.errors,
    ...(symbols && { first_products: t.unknownSymbols(symbols) }),
    ...(codes && { facets: t.unknownCodes(codes) }),
  }
  return data({ ...refused.data, errors }, { status: 422 })
}
