import { createHash } from 'node:crypto'
import { errors, fieldProblems, ShopError } from '@stragan/contract'
import type { Fields, FormFieldTable, FormOutcome, FormResult, Refused, Weakness, WrongPassword } from '@stragan/ui/form'
import { data } from 'react-router'
import type { FormFields } from './form-fields.server.ts'

const isPassword = (name: string) => name.endsWith('password')

/** Text fields of a form with normalised white space; passwords unchanged. */
export const fieldsOf = (form: FormFields): Fields =>
  Object.fromEntries(
    [...form]
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, isPassword(name) ? value : value.replace(/\s+/g, ' ').trim()]),
  )

/** Call option that makes a form's call idempotent. The key is hashed, since a header allows few characters and no long text. */
export const idempotencyKeyFor = (key: string | undefined): { idempotencyKey?: string } =>
  key ? { idempotencyKey: createHash('sha256').update(key).digest('base64url') } : {}

interface Issue {
  code: string
  path: readonly PropertyKey[]
  /** What is too big or too small. */
  origin?: string
}

/** A number has a maximum, but no length. */
const isTooLong = ({ code, origin }: Issue) => code === 'too_big' && (origin === 'string' || origin === 'array')

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: readonly Issue[] } | undefined }
}

/** Creates validation and refusal mapping for a form's fields. */
export function defineForm<Name extends string>(fields: FormFieldTable<Name>) {
  const names = Object.keys(fields) as Name[]
  const problemsByField = (found: readonly (readonly [Name | undefined, WrongPassword])[]) =>
    Object.fromEntries(found.filter(([name]) => name !== undefined)) as FormOutcome<Name>['problems']
  return {
    /** Validates all fields, so that all errors are shown together; the API would report them one after the other. */
    problemsOf: (schema: Schema, body: unknown, typed: Fields) =>
      problemsByField(
        (schema.safeParse(body).error?.issues ?? []).map(issue => {
          const { path } = issue
          const whole = path.join('.')
          const name = names.find(field => path.includes(field) || field === whole)
          return [name, !typed[name ?? '']?.trim() ? 'missing' : isTooLong(issue) ? 'long' : 'wrong']
        }),
      ),
    /** Maps an API refusal to form errors; rethrows other errors. */
    refusalOf(error: unknown): FormOutcome<Name> {
      if (!(error instanceof ShopError)) throw error
      const { code, details, fields } = error
      // What somebody else has changed meanwhile is not wrong.
      const wrong = Object.entries(fields ?? {}).filter(([, message]) => message !== fieldProblems.changed_elsewhere)
      const problems = problemsByField(
        wrong.map(([path]) => [
          names.find(name => path === name || path.startsWith(`${name}.`) || path.endsWith(`.${name}`)),
          path.endsWith('password') && details?.reasons !== undefined ? weaknesses(String(details.reasons)) : 'wrong',
        ]),
      )
      const minutes = Math.ceil(Number(details?.retry_after ?? 0) / 60)
      return { problems, refused: hasProblems(problems) ? null : { code, minutes } }
    },
  }
}

const known: readonly Weakness[] = ['short', 'common', 'personal']

const weaknesses = (reasons: string): Weakness[] => known.filter(weakness => reasons.split(' ').includes(weakness))

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0

/** Returns the form with errors and all submitted values except passwords. */
export const formWithErrors = <Name extends string>(fields: Fields, outcome: FormOutcome<Name>) =>
  data(resultOf(fields, outcome), { status: statusOf(outcome.refused) })

export const resultOf = <Name extends string>(fields: Fields, { problems, refused }: FormOutcome<Name>): FormResult<Name> => ({
  typed: Object.fromEntries(Object.entries(fields).filter(([name]) => !isPassword(name))),
  problems,
  refused,
})

export const statusOf = (refused: Refused | null): number => errors[refused?.code ?? 'invalid_body'].status
