import type { FormFieldTable } from '../../platform/form.ts'

export const stockAlertFields = { product_variant_id: 'optional', email: 'required' } as const satisfies FormFieldTable
export type FieldName = keyof typeof stockAlertFields
