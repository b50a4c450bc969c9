import { errors, ShopError } from '@stragan/contract'
import type { agreedPriceCalls, priceListCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data } from 'react-router'
import type { Office } from '../../platform/office.server.ts'
import { done, isForPage, refusalText } from '../../platform/page.server.ts'
import { agreedPriceMessages } from './agreed-prices.messages.ts'
import { type AgreedPricesAnswer, type Problem, readAgreedPrices } from './agreed-prices-form.ts'

interface Owner {
  call: typeof agreedPriceCalls.saveCustomerPrices | typeof priceListCalls.savePriceListPrices
  shop: string
  id: number
}

/** Saves the prices that a form changes, and returns to `next`. */
export async function saveAgreedPrices(office: Office, form: FormFields, { call, shop, id }: Owner, next: string) {
  const t = agreedPriceMessages[await office.language()]
  const fields = fieldsOf(form)
  const refuse = (outcome: Partial<AgreedPricesAnswer>, status: number = errors.invalid_body.status) =>
    data({ typed: fields, problems: {}, refusal: null, hasConflict: false, ...outcome } satisfies AgreedPricesAnswer, { status })
  const { changed, problems } = readAgreedPrices(fields)
  if (Object.keys(problems).length > 0) return refuse({ problems })
  if (changed.length === 0) return refuse({ refusal: { title: t.emptyTitle, text: t.emptyText } })
  try {
    await office.api(call, { params: { shop, id }, body: { prices: changed } })
    return done(office, next, { kind: 'prices_saved' })
  } catch (error) {
    if ((await isForPage(office, error)) || !(error instanceof ShopError)) throw error
    const { code, status } = error
    const hasConflict = code === 'prices_changed'
    const wrong = Object.keys(error.fields ?? {}).flatMap((path): [string, Problem][] => {
      const [, index, field] = /^prices\.(\d{1,3})\.(\w{1,20})$/.exec(path) ?? []
      const price = index === undefined ? undefined : changed[Number(index)]
      return price ? [[String(price.variant_id), hasConflict ? 'changed' : field === 'variant_id' ? 'gone' : 'price']] : []
    })
    if (wrong.length === 0) return refuse({ refusal: await refusalText(office, code) }, status)
    return refuse({ hasConflict, problems: Object.fromEntries(wrong) }, status)
  }
}
