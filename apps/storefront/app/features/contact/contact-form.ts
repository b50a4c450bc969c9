import type { FormFieldTable, FormResult } from '../../platform/form.ts'

export const contactFields = {
  vending_machine_id: 'optional',
  name: 'required',
  email: 'required',
  phone: 'optional',
  subject: 'optional',
  text: 'required',
} as const satisfies FormFieldTable
export type FieldName = keyof typeof contactFields

export type ContactResult = FormResult<FieldName>
