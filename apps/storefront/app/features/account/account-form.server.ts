import { ShopError } from '@stragan/contract'
import { defineForm, resultOf, statusOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import type { Fields, FormOutcome } from '../../platform/form.ts'
import { type AccountResult, accountFields, type FieldName } from './account-form.ts'

const form = defineForm(accountFields)

export const { problemsOf } = form

/** Maps a refusal to form errors; here a wrong password means the current password. */
export const refusalOf = (error: unknown): FormOutcome<FieldName> =>
  error instanceof ShopError && error.code === 'login_failed'
    ? { problems: { ...form.refusalOf(error).problems, current_password: 'wrong' }, refused: null }
    : form.refusalOf(error)

/** Returns the form with errors and all submitted values except passwords. */
export function formWithErrors(intent: string, fields: Fields, outcome: FormOutcome<FieldName>) {
  const status = statusOf(outcome.refused)
  // After the session has expired the next page handles the login, so this form does not.
  return data({ intent, ...resultOf(fields, outcome) } satisfies AccountResult, { status: status === 401 ? 422 : status })
}
