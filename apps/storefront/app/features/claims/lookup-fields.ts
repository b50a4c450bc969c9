import type { FormFieldTable, FormResult } from '../../platform/form.ts'
import type { ClaimLoaded } from './claim-view.server.ts'

/** What identifies an order for a guest. */
export const lookupFields = { number: 'required', email: 'required' } as const satisfies FormFieldTable
export type LookupField = keyof typeof lookupFields

/** Response to the form: the order's declaration, or the form with its errors. */
export interface LookupResult extends FormResult<LookupField> {
  found: ClaimLoaded | null
}
