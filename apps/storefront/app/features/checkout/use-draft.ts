import { isChanged, isControl, isTickable } from '@stragan/ui/control'
import { type RefObject, useEffect } from 'react'
import type { Fields } from '../../platform/form.ts'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import { fieldNames } from './form-fields.ts'

const storageKey = 'checkout'
/** Fields saved in the draft: all except consents. */
const draftFields = new Set<string>([
  'kind',
  'customer',
  'billing_address.save',
  'delivery_address.save',
  ...fieldNames.filter(name => !/(_accepted|_id|_point)$/.test(name)),
])

/**
 * Saves entered values as a draft in session storage until the order is placed, so that they survive reloads and navigation. Restored only
 * into a form that was not submitted.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isFresh: boolean,
  customer: CheckoutCustomer | null,
  restore: (typed: Fields) => void,
) {
  useEffect(() => {
    const draft = isFresh ? readDraft() : null
    if (!draft || !isFor(customer, draft)) return
    restore({ ...(customer ? mergeDraft(customer.prefill, draft) : draft), ...changedFieldsIn(form.current) })
  }, [form, isFresh, customer, restore])
  useEffect(() => {
    const { current } = form
    const save = () => current && writeDraft(fieldsIn(current))
    current?.addEventListener('input', save)
    return () => current?.removeEventListener('input', save)
  }, [form])
}

export const fieldsIn = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** What was entered before hydration: it is newer than the draft. */
const changedFieldsIn = (form: HTMLFormElement | null): Fields =>
  Object.fromEntries(
    Array.from(form?.elements ?? [])
      .filter(isControl)
      .filter(control => draftFields.has(control.name) && isChanged(control) && (!isTickable(control) || control.checked))
      .map(({ name, value }) => [name, value]),
  )

/** A guest's draft survives a login; a customer's draft is not restored for another one. */
const isFor = (customer: CheckoutCustomer | null, draft: Fields) => !draft.customer || draft.customer === customer?.id

/** Entered values take precedence over prefilled ones, except fields that a guest left unchanged. */
function mergeDraft(prefill: Fields, draft: Fields): Fields {
  const hasAddress = Boolean(draft['billing_address.street'])
  const typed = draft.customer
    ? draft
    : Object.fromEntries(Object.entries(draft).filter(([name, value]) => value && (hasAddress || name !== 'kind')))
  // An address entered without saved addresses to choose from remains the chosen one.
  const { 'billing_address.id': _, 'delivery_address.id': __, ...fields } = prefill
  return { ...(hasAddress && !draft['billing_address.id'] ? fields : prefill), ...typed }
}

/** Session storage may be unavailable: then there is no draft. */
function readDraft(): Fields | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return draft && typeof draft === 'object' ? (draft as Fields) : null
  } catch {
    return null
  }
}

function writeDraft(typed: Fields) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([name]) => draftFields.has(name)))))
  } catch {}
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}
