import { errors, ShopError } from '@stragan/contract'
import { data } from 'react-router'
import { defineForm, isPassword } from '../../platform/form.server.ts'
import type { Fields, FormOutcome } from '../../platform/form.ts'
import { type AccountAnswer, type FieldName, fieldNames } from './account-form.ts'

const form = defineForm(fieldNames)

export const { problemsOf } = form

/** The same as elsewhere, but a wrong password here is the current one. */
export const refusalOf = (error: unknown): FormOutcome<FieldName> =>
  error instanceof ShopError && error.code === 'login_failed'
    ? { problems: { ...form.refusalOf(error).problems, current_password: 'wrong' }, refused: null }
    : form.refusalOf(error)

/** The form again, with all that was typed but passwords. */
export function formWithErrors(intent: string, fields: Fields, { problems, refused }: FormOutcome<FieldName>) {
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !isPassword(name)))
  const { status } = errors[refused?.code ?? 'invalid_body']
  // A session that ended is a matter of the next page, not of this form.
  return data({ intent, typed, problems, refused } satisfies AccountAnswer, { status: status === 401 ? 422 : status })
}
