import { type DraftForm, type DraftKey, onlyNames, type StoredDraft, withStored } from '../../platform/drafts/draft.ts'
import { moveIntent, numbersIn, type StockAnswer, seenName } from './stock-form.ts'

/** The draft of numbers: of one variant, or of a page of the list, where it is null. */
export const numbersDraft = (variantId: number | null) =>
  ({ area: 'stock', subject: variantId === null ? 'list' : String(variantId), form: 'numbers' }) as const satisfies DraftKey

export const minimumDraft = (variantId: number) =>
  ({ area: 'stock', subject: String(variantId), form: 'minimum' }) as const satisfies DraftKey

/** Name of the hidden field with the query of the list's page that the numbers are typed on. */
export const pageName = 'page'

/** Keeps the numbers that were typed, each with the stock that was shown beside it. */
const fieldsOf: DraftForm['fieldsOf'] = (form, key, language) => {
  const texts = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === 'string'))
  const numbers = numbersIn(texts).flatMap(({ id, typed }) => [
    { name: `number-${id}`, value: typed },
    { name: seenName(id), value: texts[seenName(id)] ?? '' },
  ])
  return [...onlyNames(['kind', 'note', pageName])(form, key, language), ...numbers]
}

/** What a draft of numbers shows in their form, as if it had been sent. */
export const draftedNumbers = (stored: StoredDraft | null | undefined): StockAnswer | undefined =>
  stored
    ? { intent: moveIntent, typed: Object.fromEntries(stored.fields.map(({ name, value }) => [name, value])), problems: {}, refusal: null }
    : undefined

/** The query of the page that a draft of the list was typed on; null without one. */
export const pageOfNumbers = (stored: StoredDraft | null): string | null =>
  stored && (stored.fields.find(({ name }) => name === pageName)?.value ?? '')

export const stockForms: readonly DraftForm[] = [
  {
    area: 'stock',
    kind: 'numbers',
    fieldsOf,
    pageOf: ({ subject }, sent) => (subject === 'list' ? `stock?${new URLSearchParams(sent?.text(pageName))}` : `stock/${subject}#correct`),
  },
  { area: 'stock', kind: 'minimum', fieldsOf: withStored(['minimum_stock']), pageOf: ({ subject }) => `stock/${subject}#minimum` },
]
