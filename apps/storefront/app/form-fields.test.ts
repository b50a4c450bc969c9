import { accountCalls, authCalls, claimCalls, contentCalls, orderCalls, savedListCalls, stockAlertCalls } from '@stragan/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { accountFields } from './features/account/account-form.ts'
import { authFields } from './features/auth/form.ts'
import { applicationFields } from './features/careers/application.ts'
import { checkoutFields } from './features/checkout/form-fields.ts'
import { claimFields, maxNoteLength } from './features/claims/claim-fields.ts'
import { lookupFields } from './features/claims/lookup-fields.ts'
import { contactFields } from './features/contact/contact-form.ts'
import { newListFields } from './features/saved-lists/saved-list-fields.ts'
import { stockAlertFields } from './features/stock-alerts/stock-alert-fields.ts'
import { type FormFieldTable, maxLengthOf } from './platform/form.ts'

interface Schema {
  maxLength?: number
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
}

interface Constraints {
  isRequired: boolean
  maxLength: number | undefined
}

/** Constraints of a call's body by the name of the form's field: `billing_address.city`. */
function constraintsOf(body: z.ZodType): Map<string, Constraints> {
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const found = new Map<string, Constraints>()
  const kindsOf = (schema: Schema): Schema[] => {
    const one = schema.$ref ? (json.$defs?.[schema.$ref.slice('#/$defs/'.length)] ?? {}) : schema
    return one.anyOf ? one.anyOf.flatMap(kindsOf) : [one]
  }
  const collect = (schema: Schema, path: string) => {
    for (const kind of kindsOf(schema))
      for (const [name, property] of Object.entries(kind.properties ?? {})) {
        const [maxLength] = kindsOf(property).flatMap(({ maxLength }) => maxLength ?? [])
        found.set(path + name, { isRequired: kind.required?.includes(name) ?? false, maxLength })
        collect(property, `${path}${name}.`)
      }
  }
  for (const root of Object.values(json.properties ?? {})) collect(root, '')
  return found
}

interface Form {
  fields: FormFieldTable
  bodies: readonly z.ZodType[]
  /** Required by the form, but not by the call. */
  requiredByForm?: readonly string[]
  maxLengths?: Readonly<Record<string, number>>
}

/** Checkboxes. */
const consents = ['regulations_accepted', 'future_recruitments', 'as_consumer']
const forms: Record<string, Form> = {
  authentication: {
    fields: authFields,
    bodies: [authCalls.register.body, authCalls.login.body, authCalls.askPasswordReset.body, authCalls.resetPassword.body],
    requiredByForm: ['company', 'nip', 'regulations_accepted'],
  },
  account: {
    fields: accountFields,
    bodies: [
      accountCalls.updateCustomer.body,
      accountCalls.changePassword.body,
      accountCalls.addAddress.body,
      accountCalls.closeAccount.body,
    ],
  },
  checkout: { fields: checkoutFields, bodies: [orderCalls.placeOrder.body], requiredByForm: ['regulations_accepted'] },
  withdrawal: { fields: claimFields, bodies: [claimCalls.withdraw.body], maxLengths: { note: maxNoteLength } },
  complaint: { fields: claimFields, bodies: [claimCalls.complain.body] },
  lookup: { fields: lookupFields, bodies: [orderCalls.findOrder.body] },
  application: { fields: applicationFields, bodies: [contentCalls.applyForCareer.body] },
  'stock alert': { fields: stockAlertFields, bodies: [stockAlertCalls.requestStockAlert.body] },
  'saved list': { fields: newListFields, bodies: [savedListCalls.createSavedList.body] },
  contact: { fields: contactFields, bodies: [contentCalls.contact.body] },
}

test.each(Object.entries(forms))(
  'the %s form has the constraints of its calls',
  (_, { fields, bodies, requiredByForm = [], maxLengths }) => {
    for (const constraints of bodies.map(constraintsOf)) {
      const shared = Object.keys(fields).filter(name => constraints.has(name))
      expect(shared.length).toBeGreaterThan(0)
      for (const name of shared) {
        const { isRequired, maxLength } = constraints.get(name) ?? {}
        const presence = isRequired || requiredByForm.includes(name) ? 'required' : 'optional'
        expect([name, fields[name]]).toEqual([name, presence])
        if (maxLength !== undefined && !consents.includes(name))
          expect([name, maxLengths?.[name] ?? maxLengthOf(name)]).toEqual([name, maxLength])
      }
    }
  },
)

test.each(Object.entries(forms))('every field that a call of the %s form requires is in the form', (_, { fields, bodies }) => {
  const notTyped = ['token', 'product_id', 'items', 'career_id', 'device_token', 'language', 'billing_address', 'delivery_address']
  for (const constraints of bodies.map(constraintsOf))
    for (const [name, { isRequired }] of constraints)
      if (isRequired && !notTyped.some(other => name === other || name.startsWith(`${other}.`) || name.startsWith('cv.')))
        expect([name, name in fields]).toEqual([name, true])
})
