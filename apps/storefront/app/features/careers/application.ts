import type { FormFieldTable, FormResult } from '../../platform/form.ts'

export const applicationFields = {
  career_id: 'optional',
  name: 'required',
  email: 'required',
  phone: 'optional',
  message: 'optional',
  cv: 'required',
  future_recruitments: 'optional',
} as const satisfies FormFieldTable
export type FieldName = keyof typeof applicationFields

/** The response to a form that was not sent on: all values except the file. */
export type ApplicationResult = FormResult<FieldName>
