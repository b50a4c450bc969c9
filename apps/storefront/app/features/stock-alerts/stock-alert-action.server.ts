import { type Arguments, stockAlertCalls } from '@stragan/contract'
import { defineForm, fieldsOf, formWithErrors, hasProblems } from '@stragan/web/form.server'
import { redirect } from 'react-router'
import { idOrZero, parseId } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { stockAlertFields } from './stock-alert-fields.ts'
import { stockAlertHref } from './stock-alert-href.ts'

type Body = Arguments<typeof stockAlertCalls.requestStockAlert>['body']

const { problemsOf, refusalOf } = defineForm(stockAlertFields)

/** Asks for an e-mail; product and variant are named by the address, the variant also by the form. */
export const stockAlertAction = personalAction(async ({ language }, { optionalSession, customer }, form, request) => {
  const query = new URL(request.url).searchParams
  const fields = fieldsOf(form)
  const product = idOrZero(query.get('product') ?? undefined)
  const variant = parseId(fields.product_variant_id ?? query.get('variant'))
  // The form of a product page does not know the visitor: a customer who leaves it empty finds their address filled in.
  if (fields.intent === 'start' && !fields.email && (await customer())) throw redirect(stockAlertHref(language, product, variant), 303)
  const body: Body = { stock_alert: { product_id: product, product_variant_id: variant, email: fields.email ?? '' } }
  const problems = problemsOf(stockAlertCalls.requestStockAlert.body, body, fields)
  if (fields.product_variant_id === '') problems.product_variant_id = 'missing'
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  let status: string
  try {
    status = (await optionalSession(stockAlertCalls.requestStockAlert, { body })).status
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  throw redirect(`${stockAlertHref(language, product, variant)}&done=${status}`, 303)
})
