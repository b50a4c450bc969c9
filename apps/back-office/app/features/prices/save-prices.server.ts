import { errors, ShopError } from '@stragan/contract'
import { priceCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { Office } from '../../platform/office.server.ts'
import { done, isForPage, refusalText } from '../../platform/page.server.ts'
import { readBase } from '../../platform/read-base.server.ts'
import { mergedFields } from './merged-fields.ts'
import { fieldOf, ownPriceName, type PricesAnswer, type Problem, priceName, priceSetOf, quantityName, readPrices } from './prices-form.ts'

interface At {
  shop: string
  id: number
}

/** Saves the prices of a form, and returns to its page. */
export async function savePrices(office: Office, form: FormFields, { shop, id }: At) {
  const fields = fieldsOf(form)
  const refuse = (outcome: Partial<PricesAnswer>, status: number = errors.invalid_body.status) =>
    data({ typed: fields, problems: {}, refusal: null, hasConflict: false, ...outcome } satisfies PricesAnswer, { status })
  const load = async () => priceSetOf(await office.api(priceCalls.productPrices, { params: { shop, id } }))
  const from = readBase(form.text('from'), priceCalls.savePrices.body.shape.from) ?? (await load())
  // A variant that was added meanwhile is not in the form: it stays as it is.
  const { prices, problems } = readPrices(fields, from)
  if (Object.keys(problems).length > 0) return refuse({ problems })
  const body = { ...prices, from }
  if (!priceCalls.savePrices.body.safeParse(body).success) return refuse({ refusal: await refusalText(office, 'invalid_body') })
  try {
    await office.api(priceCalls.savePrices, { params: { shop, id }, body })
    return done(office, `/${shop}/products/${id}/prices`, { kind: 'prices_saved' })
  } catch (error) {
    if ((await isForPage(office, error)) || !(error instanceof ShopError)) throw error
    const { code, status, details = {} } = error
    if (code === 'tier_promoted') {
      const { variant_id: variant, quantity } = details
      const name = variant === undefined ? ownPriceName : priceName(Number(variant), rowOf(fields, Number(variant), String(quantity)))
      return refuse({ problems: { [name]: 'promoted' } }, status)
    }
    if (code !== 'prices_changed') return refuse({ refusal: await refusalText(office, code) }, status)
    const stored = await load()
    const merged = mergedFields(await office.language(), { from, typed: prices, stored })
    const changed = Object.keys(error.fields ?? {}).flatMap(path => fieldOf(path, merged) ?? [])
    const problems = Object.fromEntries(changed.map((name): [string, Problem] => [name, 'changed']))
    // The next attempt is made from what is stored now.
    return refuse({ hasConflict: true, typed: { ...merged, from: JSON.stringify(stored) }, problems }, status)
  }
}

/** The row whose quantity is, or was, that of a tier. */
const rowOf = (fields: Readonly<Record<string, string>>, variant: number, quantity: string) => {
  const found = Object.keys(fields).find(name => name.startsWith(quantityName(variant, 0).slice(0, -1)) && fields[name] === quantity)
  return Number(found?.split('-').at(-1) ?? 0)
}
