import { cartCalls, maxLengths, type ResponseOutput, ShopError, savedListCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { defineForm, fieldsOf, hasProblems, resultOf, statusOf } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import type { Fields, FormOutcome } from '../../platform/form.ts'
import { onceFor } from '../../platform/once-for.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { NearestQuantities, VisitorContext } from '../../platform/visitor-context.ts'
import { inSalesUnits, parseQuantity } from '../cart/typed-quantity.ts'
import { listToCart } from './list-to-cart.server.ts'
import { type FieldName, lineKeyOf, quantityField, type SavedListResult, type SymbolProblem, savedListFields } from './saved-list-fields.ts'

type List = ResponseOutput<typeof savedListCalls.savedList>
type Line = List['lines'][number]

interface Submitted {
  id: string
  fields: Fields
  language: Language
  visitor: VisitorContext
}

/** Refuses a form with its errors. */
class Refused extends Error {
  outcome: Partial<FormOutcome<FieldName>> & Partial<Pick<SavedListResult, 'wrong' | 'offer' | 'symbolProblem'>>
  constructor(outcome: Refused['outcome']) {
    super('The form has errors')
    this.outcome = outcome
  }
}

const form = defineForm(savedListFields)

/** Acts by the `intent` of the form; each returns what the page confirms. */
const acts: Record<string, (submitted: Submitted) => Promise<string>> = {
  save: async ({ visitor, id, fields, language }) => {
    await setLines(visitor, id, await typedLines(visitor, id, fields, language))
    return 'saved'
  },
  rename: async ({ visitor: { api }, id, fields }) => {
    const body = { saved_list: { name: fields.name ?? '' } }
    const problems = form.problemsOf(savedListCalls.updateSavedList.body, body, fields)
    if (hasProblems(problems)) throw new Refused({ problems })
    await api(savedListCalls.updateSavedList, { params: { id }, body })
    return 'renamed'
  },
  add: async ({ visitor: { api }, id, fields, language }) => {
    const line = await lineOfSymbol(api, fields, language)
    const body = { lines: [line] }
    await api(savedListCalls.addToSavedList, { params: { id }, body }, onceFor(fields, body))
    return 'added'
  },
  share: async ({ visitor: { api }, id }) => {
    await api(savedListCalls.shareSavedList, { params: { id } })
    return 'shared#share'
  },
  unshare: async ({ visitor: { api }, id }) => {
    await api(savedListCalls.unshareSavedList, { params: { id } })
    return 'unshared#share'
  },
}

/** Handles every form of a list's page. */
export const savedListAction = personalAction(async ({ language, page }, visitor, submitted) => {
  const id = page?.params.id ?? ''
  const fields = fieldsOf(submitted)
  const here = hrefTo(language, 'savedList', { id })
  try {
    if (fields.intent === 'delete') {
      await visitor.api(savedListCalls.deleteSavedList, { params: { id } })
      throw redirect(`${hrefTo(language, 'savedLists')}?done=deleted`, 303)
    }
    if (fields.intent === 'cart') {
      const lines = (await typedLines(visitor, id, fields, language)).filter(({ items }) => items > 0)
      if (lines.length === 0) throw new ShopError('cart_empty')
      throw await listToCart(visitor, lines, language, fields.key ?? '')
    }
    // The button that removes a line has its key, and no intent.
    const intent = fields.remove ? 'save' : (fields.intent ?? '')
    const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
    if (!act) throw data(null, { status: 400 })
    throw redirect(`${here}?done=${await act({ visitor, id, fields, language })}`, 303)
  } catch (error) {
    return refusal(error, fields)
  }
})

/** The response to a refused form; rethrows other errors and redirects. */
function refusal(error: unknown, fields: Fields) {
  const isRefused = error instanceof Refused
  if (!isRefused && !(error instanceof ShopError && error.status < 500 && error.status !== 404)) throw error
  const { problems, refused }: FormOutcome<FieldName> = isRefused
    ? { problems: {}, refused: null, ...error.outcome }
    : form.refusalOf(error)
  const { wrong = {}, offer = null, symbolProblem = null } = isRefused ? error.outcome : {}
  const result: SavedListResult = { intent: fields.intent ?? '', ...resultOf(fields, { problems, refused }), wrong, offer, symbolProblem }
  return data(result, { status: statusOf(refused) })
}

const setLines = ({ api }: VisitorContext, id: string, changed: readonly Line[]) => {
  const lines = changed.map(({ product_id, product_variant_id, items }) => ({ product_id, product_variant_id, items }))
  return api(savedListCalls.updateSavedList, { params: { id }, body: { saved_list: { lines } } })
}

/** The lines of the list that the form has, with the typed quantities: 0 for an empty field and the line to be removed. */
async function typedLines(visitor: VisitorContext, id: string, fields: Fields, language: Language): Promise<Line[]> {
  const list = await visitor.ifSession(savedListCalls.savedList, { params: { id } })
  // The session expired between the guard and this call.
  if (!list) throw redirect('/auth')
  const wrong: SavedListResult['wrong'] = {}
  const lines = list.lines.flatMap(line => {
    const key = lineKeyOf(line)
    const text = fields.remove === key ? '0' : fields[quantityField(key)]
    if (text === undefined) return []
    // Lines saved from a cart may be larger than what can be typed.
    const items = /^0*$/.test(text) ? 0 : text === String(line.items) ? line.items : quantityIn(text, line, language)
    if (typeof items === 'number') return [{ ...line, items }]
    wrong[key] = items
    return []
  })
  if (hasProblems(wrong)) throw new Refused({ wrong })
  return lines
}

/** A typed quantity in sales units, or the nearest ones; null if it is no quantity. */
function quantityIn(
  text: string,
  { sales_unit: salesUnit }: Pick<Line, 'sales_unit'>,
  language: Language,
): number | NearestQuantities | null {
  const quantity = parseQuantity(text, language)
  const items = quantity && inSalesUnits(quantity, salesUnit)
  return Array.isArray(items) ? { nearest: items, salesUnit } : items
}

async function lineOfSymbol(api: VisitorContext['api'], { symbol = '', items = '' }: Fields, language: Language) {
  if (symbol === '' || symbol.length > maxLengths.symbol) throw new Refused({ problems: { symbol: symbol === '' ? 'missing' : 'long' } })
  const { lines } = await api(cartCalls.productsBySymbols, { body: { lines: [{ symbol, items: 1 }] } })
  const [line] = lines
  if (!line?.found) {
    const problem = (line?.problem ?? 'symbol_unknown') as SymbolProblem['problem']
    throw new Refused({
      problems: { symbol: 'wrong' },
      symbolProblem: { problem, suggestions: line?.suggestions.map(one => one.symbol) ?? [] },
    })
  }
  const quantity = quantityIn(items, line.found, language)
  if (typeof quantity !== 'number') throw new Refused({ problems: { items: 'wrong' }, offer: quantity })
  const { product_id, product_variant_id } = line.found
  return { product_id, product_variant_id, items: quantity }
}
