import { type RefObject, useEffect } from 'react'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import { fieldNames, type Typed } from './form-fields.ts'

const storageKey = 'checkout'
/** Consents are given to what is in sight; everything else is not asked twice. */
const draftFields = new Set<string>([
  'kind',
  'customer',
  'billing_address.save',
  'delivery_address.save',
  ...fieldNames.filter(name => !/(_accepted|_id)$/.test(name)),
])

/**
 * What was typed outlives a look at the cart, a reload, the way back: in this tab, until it is ordered. A document that came back with
 * what was sent has it already.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  isFresh: boolean,
  customer: CheckoutCustomer | null,
  restore: (typed: Typed) => void,
) {
  useEffect(() => {
    const draft = isFresh ? readDraft() : null
    if (draft && isFor(customer, draft)) restore(customer ? overPrefill(customer.prefill, draft) : draft)
  }, [isFresh, customer, restore])
  useEffect(() => {
    const { current } = form
    const save = () => current && writeDraft(fieldsIn(current))
    current?.addEventListener('input', save)
    return () => current?.removeEventListener('input', save)
  }, [form])
}

export const fieldsIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** A guest who logs in goes on with what they typed; nobody goes on with what another customer did. */
const isFor = (customer: CheckoutCustomer | null, draft: Typed) => !draft.customer || draft.customer === customer?.id

/** What was typed goes before what the account knows; what a guest left as it was does not. */
function overPrefill(prefill: Typed, draft: Typed): Typed {
  const hasAddress = Boolean(draft['billing_address.street'])
  const typed = draft.customer
    ? draft
    : Object.fromEntries(Object.entries(draft).filter(([name, value]) => value && (hasAddress || name !== 'kind')))
  // Typed where there was nothing to choose from, it is the address that is meant.
  const { 'billing_address.id': _, 'delivery_address.id': __, ...fields } = prefill
  return { ...(hasAddress && !draft['billing_address.id'] ? fields : prefill), ...typed }
}

/** A browser may refuse to keep anything: then nothing is kept. */
function readDraft(): Typed | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
    return draft && typeof draft === 'object' ? (draft as Typed) : null
  } catch {
    return null
  }
}

function writeDraft(typed: Typed) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([name]) => draftFields.has(name)))))
  } catch {}
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {}
}
