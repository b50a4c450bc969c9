import { cartCalls, maxLines, orderCalls, ShopError, savedListCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import type { Fields } from '../../platform/form.ts'
import { onceFor } from '../../platform/once-for.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { newListFields } from './saved-list-fields.ts'

const form = defineForm(newListFields)

type Lines = { product_id: number; product_variant_id: number | null; items: number }[]

/**
 * Creates a list: an empty one, or with the lines of the cart or of an order (`source`). Lines of the cart may also be added to an existing
 * list (`list`), and the list shared at once (`share`).
 */
export const savedListsAction = personalAction(async ({ language }, visitor, submitted) => {
  const fields = fieldsOf(submitted)
  const { intent, name = '', source, list, share } = fields
  if (intent !== 'create') throw data(null, { status: 400 })
  const lines = await sourceLines(visitor, fields)
  const isListId = !list || savedListCalls.savedList.params.safeParse({ id: list }).success
  const body = { saved_list: { name, lines: lines.slice(0, maxLines) } }
  const problems = list ? {} : form.problemsOf(savedListCalls.createSavedList.body, body, fields)
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    if (!isListId) throw new ShopError('saved_list_not_found')
    if ((source || list) && lines.length === 0) throw new ShopError('cart_empty')
    if (lines.length > maxLines) throw new ShopError('saved_list_full')
    const { api } = visitor
    const id = list || (await api(savedListCalls.createSavedList, { body }, onceFor(fields, body))).id
    if (list) await api(savedListCalls.addToSavedList, { params: { id }, body: { lines } }, onceFor(fields, { id, lines }))
    if (share) await api(savedListCalls.shareSavedList, { params: { id } })
    const done = share ? 'shared#share' : list ? 'added' : 'created'
    throw redirect(`${hrefTo(language, 'savedList', { id })}?done=${done}`, 303)
  } catch (error) {
    if (error instanceof ShopError && error.status < 500) return formWithErrors(fields, form.refusalOf(error))
    throw error
  }
})

async function sourceLines({ ifSession }: VisitorContext, { source, uid = '' }: Fields): Promise<Lines> {
  const found =
    source === 'cart'
      ? (await ifSession(cartCalls.cart, {}))?.cart_items
      : source === 'order'
        ? (await ifSession(orderCalls.ownOrder, { params: { uid } }))?.items
        : []
  return (found ?? []).map(({ product_id, product_variant_id, items }) => ({ product_id, product_variant_id, items }))
}
