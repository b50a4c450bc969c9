import { type Language, ShopError } from '@stragan/contract'
import { mergeDocuments, mergeEntries, type ProductDocument, productHandlingCalls } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import { loadDraft } from '../../../platform/drafts/drafts.server.ts'
import type { Times } from '../../../platform/moments.ts'
import type { Office } from '../../../platform/office.server.ts'
import { isForPage } from '../../../platform/page.server.ts'
import { refusalIn } from '../../../platform/refusals.messages.ts'
import type { Choices } from './choices.ts'
import type { ProductAnswer } from './product-answer.ts'
import { differencesOf } from './product-differences.ts'
import { productDraft } from './product-drafts.ts'
import { productFormMessages } from './product-form.messages.ts'
import { productFrom, type TypedProduct } from './product-from-values.ts'
import { problemsOf } from './product-problems.ts'
import { maxRows, rowsName, textIn, type Values, valuesFrom, valuesOf } from './product-values.ts'

/** Whose product, shown in which language; a new one has no id. */
interface Place {
  shop: string
  id: number | null
  language: Language
}

const addedRows = 5

export const loadChoices = (office: Office, shop: string): Promise<Choices> =>
  office.api(productHandlingCalls.productChoices, { params: { shop } })

/** The draft of the form, as the values that it stands for. */
export async function loadProductDraft(office: Office, { shop, id, times }: { shop: string; id: number | null; times: Times }) {
  const state = await loadDraft(office, { shop, times, ...productDraft(id) })
  if (!state.stored) return { state, values: null }
  const values: Record<string, string[]> = {}
  for (const { name, value } of state.stored.fields) values[name] = [...(values[name] ?? []), value]
  return { state, values: values as Values }
}

/** Saves the form of a product; returns its id, or why it was refused. */
export async function saveProduct(office: Office, form: FormFields, place: Place) {
  const { shop, id, language } = place
  const values = valuesFrom(form)
  const revision = form.text('revision')
  if (form.has('update')) {
    const rows = Math.min(Number(textIn(values, rowsName)) + addedRows, maxRows)
    return { answer: data({ values: { ...values, [rowsName]: [String(rows)] }, revision } satisfies ProductAnswer) }
  }
  const choices = await loadChoices(office, shop)
  const typed = productFrom(values, choices.features, language)
  try {
    if (id === null)
      return { saved: (await office.api(productHandlingCalls.createProduct, { params: { shop }, body: { product: typed.product } })).id }
    await office.api(productHandlingCalls.changeProduct, { params: { shop, id }, body: { revision, product: typed.product } })
    return { saved: id }
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'product_not_found' || (await isForPage(office, error))) throw error
    const answer =
      error.code === 'product_changed' && id !== null
        ? await changedAnswer(office, { shop, id, language }, { typed, revision, values, choices })
        : { values, revision, refusal: refusalOf(error, typed, values, language) }
    return { answer: data(answer satisfies ProductAnswer, { status: error.status }) }
  }
}

function refusalOf(error: ShopError, typed: TypedProduct, values: Values, language: Language): NonNullable<ProductAnswer['refusal']> {
  const t = productFormMessages[language]
  const problems = problemsOf(error.fields ?? {}, typed, values, language)
  const errors = Object.fromEntries(problems.toReversed().map(({ id, text }) => [id, text]))
  if (problems.length > 0) return { title: t.toCorrect(problems.length), problems, errors }
  const { title, text } = refusalIn(language, { code: error.code, minutes: 0 })
  const symbol = error.details?.symbol
  return { title: symbol === undefined ? title : `${symbol}: ${title}`, text, problems, errors }
}

interface Sent {
  typed: TypedProduct
  revision: string
  values: Values
  choices: Choices
}

/** What others have stored meanwhile beside what was typed, and the form with both. */
async function changedAnswer(office: Office, { shop, id, language }: Place & { id: number }, sent: Sent): Promise<ProductAnswer> {
  const t = productFormMessages[language]
  const params = { shop, id }
  const now = await office.api(productHandlingCalls.productDocument, { params, query: {} })
  const base = await earlier(office, params, sent.revision)
  const refusal = { title: t.changed, problems: [], errors: {} }
  if (!base) return { values: sent.values, revision: now.revision, refusal: { ...refusal, text: t.changedElsewhere } }
  const wanted = merged(base, sent.typed.product, now.product)
  const differences = differencesOf({ was: base, is: now.product, wanted }, sent.choices, language)
  return {
    values: valuesOf(wanted, sent.choices, language),
    revision: now.revision,
    refusal: { ...refusal, text: t.changedText, differences },
  }
}

/** What a form was made from; undefined where the history does not have it. */
async function earlier(office: Office, params: { shop: string; id: number }, revision: string): Promise<ProductDocument | undefined> {
  try {
    return (await office.api(productHandlingCalls.productDocument, { params, query: { revision } })).product
  } catch (error) {
    if (error instanceof ShopError && (error.code === 'product_changed' || error.code === 'invalid_query')) return undefined
    throw error
  }
}

function merged(base: ProductDocument, mine: ProductDocument, theirs: ProductDocument): ProductDocument {
  const without = ({ variants: _, ...rest }: ProductDocument) => rest
  return {
    ...(mergeDocuments(without(base), without(mine), without(theirs)).merged as Omit<ProductDocument, 'variants'>),
    variants: mergeEntries(base.variants, mine.variants, theirs.variants).merged as ProductDocument['variants'],
  }
}
