import { type ErrorCode, errors, ShopError } from '@stragan/contract'
import { data } from 'react-router'
import { type FieldName, type FormAnswer, fieldNames, type Problems, type Refused, type Wrong } from './form.ts'

/** The fields of a form as they were sent, but for other spaces and space around them; a password as it is. */
export const fieldsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form]
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, name === 'password' ? value : value.replace(/\s+/g, ' ').trim()]),
  )

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: readonly { code: string; path: readonly PropertyKey[] }[] } | undefined }
}

/** Everything that is missing or has the wrong form, told at once; the API would tell the one before the other. */
export function problemsOf(schema: Schema, body: unknown, fields: Readonly<Record<string, string>>): Problems {
  const { error } = schema.safeParse(body)
  const told = (error?.issues ?? []).flatMap(({ code, path }) => {
    const name = fieldNames.find(field => field === path.at(-1))
    const wrong: Wrong = !fields[name ?? '']?.trim() ? 'missing' : code === 'too_big' ? 'long' : 'wrong'
    return name ? [[name, wrong]] : []
  })
  return Object.fromEntries(told)
}

/** A refusal of the API in a form's own terms; what is none is thrown on. */
export function refusalOf(error: unknown): Pick<FormAnswer, 'problems' | 'refused'> {
  if (!(error instanceof ShopError)) throw error
  const { code, details, fields } = error
  if (code === 'password_too_weak') return { problems: { password: weakness(details?.reason) }, refused: null }
  const problems: Problems = Object.fromEntries(
    Object.keys(fields ?? {}).flatMap(path => {
      const name = fieldNames.find(field => path.endsWith(`.${field}`))
      return name ? [[name, 'wrong' satisfies Wrong]] : []
    }),
  )
  const minutes = Math.ceil(Number(details?.retry_after ?? 0) / 60)
  return { problems, refused: Object.keys(problems).length > 0 ? null : { code, minutes } }
}

const weakness = (reason: unknown): Wrong => (reason === 'common' || reason === 'personal' ? reason : 'short')

/** The form again, with all that was typed but the password. */
export function sentBack(fields: Readonly<Record<string, string>>, { problems, refused }: Pick<FormAnswer, 'problems' | 'refused'>) {
  const { password: _, ...typed } = fields
  return data({ typed, problems, refused } satisfies FormAnswer, { status: statusOf(refused) })
}

export const statusOf = (refused: Refused | null): number => errors[refused?.code ?? ('invalid_body' satisfies ErrorCode)].status

export const hasProblems = (problems: Partial<Record<FieldName, Wrong>>): boolean => Object.keys(problems).length > 0
