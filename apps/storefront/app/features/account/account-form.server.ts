import { errors, ShopError } from '@stragan/contract'
import { data } from 'react-router'
import type { Wrong } from '../session/form.ts'
import { type AccountAnswer, fieldNames, type Problems } from './account-form.ts'

export type Fields = Readonly<Record<string, string>>

const isPassword = (name: string) => name.endsWith('password')

/** The fields of a form as they were sent, but for other spaces and space around them; passwords as they are. */
export const fieldsOf = (form: FormData): Fields =>
  Object.fromEntries(
    [...form]
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, isPassword(name) ? value : value.replace(/\s+/g, ' ').trim()]),
  )

interface Issue {
  code: string
  path: readonly PropertyKey[]
}

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: readonly Issue[] } | undefined }
}

/** Everything that is missing or has the wrong form, told at once; the API would tell the one before the other. */
export function problemsOf(schema: Schema, body: unknown, fields: Fields): Problems {
  const told = (schema.safeParse(body).error?.issues ?? []).flatMap(({ code, path }) => {
    const name = fieldNames.find(field => path.includes(field))
    const wrong: Wrong = !fields[name ?? ''] ? 'missing' : code === 'too_big' ? 'long' : 'wrong'
    return name ? [[name, wrong]] : []
  })
  return Object.fromEntries(told)
}

/** A refusal of the API in a form's own terms; what is none is thrown on. */
export function refusalOf(error: unknown): Pick<AccountAnswer, 'problems' | 'refused'> {
  if (!(error instanceof ShopError)) throw error
  const { code, details, fields } = error
  if (code === 'login_failed') return { problems: { current_password: 'wrong' }, refused: null }
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

/** The form again, with all that was typed but passwords. */
export function sentBack(intent: string, fields: Fields, { problems, refused }: Pick<AccountAnswer, 'problems' | 'refused'>) {
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !isPassword(name)))
  const { status } = errors[refused?.code ?? 'invalid_body']
  // A session that ended is a matter of the next page, not of this form.
  return data({ intent, typed, problems, refused } satisfies AccountAnswer, { status: status === 401 ? 422 : status })
}

export const hasProblems = (problems: Problems): boolean => Object.keys(problems).length > 0
