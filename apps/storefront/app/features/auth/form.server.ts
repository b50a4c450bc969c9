import { type ErrorCode, errors } from '@stragan/contract'
import { data } from 'react-router'
import { defineForm } from '../../platform/form.server.ts'
import type { Fields, FormOutcome, Refused } from '../../platform/form.ts'
import { type FieldName, type FormAnswer, fieldNames } from './form.ts'

export const { problemsOf, refusalOf } = defineForm(fieldNames)

/** Returns the form with errors and all submitted values except the password. */
export function formWithErrors(fields: Fields, { problems, refused }: FormOutcome<FieldName>) {
  const { password: _, ...typed } = fields
  return data({ typed, problems, refused } satisfies FormAnswer, { status: statusOf(refused) })
}

export const statusOf = (refused: Refused | null): number => errors[refused?.code ?? ('invalid_body' satisfies ErrorCode)].status
