import { createHash } from 'node:crypto'
import { ShopError } from '@stragan/contract'
import type { Fields, FormOutcome, Weakness, WrongPassword } from './form.ts'
import type { FormFields } from './form-fields.server.ts'

export const isPassword = (name: string) => name.endsWith('password')

/** The fields of a form as they were sent, but for other spaces and space around them; passwords as they are. */
export const fieldsOf = (form: FormFields): Fields =>
  Object.fromEntries(
    [...form]
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([name, value]) => [name, isPassword(name) ? value : value.replace(/\s+/g, ' ').trim()]),
  )

/**
 * The option of a call that is done once for the `key` of a form, however often the form is sent. The key becomes a header, which takes
 * few characters and no long text, so it is hashed.
 */
export const idempotencyKeyFor = (key: string | undefined): { idempotencyKey?: string } =>
  key ? { idempotencyKey: createHash('sha256').update(key).digest('base64url') } : {}

interface Schema {
  safeParse: (body: unknown) => { error?: { issues: readonly { code: string; path: readonly PropertyKey[] }[] } | undefined }
}

/** What forms of these fields need on the server. */
export function defineForm<Name extends string>(names: readonly Name[]) {
  const problemsByField = (found: readonly (readonly [Name | undefined, WrongPassword])[]) =>
    Object.fromEntries(found.filter(([name]) => name !== undefined)) as FormOutcome<Name>['problems']
  return {
    /** Everything that is missing or has the wrong form, told at once; the API would tell the one before the other. */
    problemsOf: (schema: Schema, body: unknown, fields: Fields) =>
      problemsByField(
        (schema.safeParse(body).error?.issues ?? []).map(({ code, path }) => {
          const name = names.find(field => path.includes(field))
          return [name, !fields[name ?? '']?.trim() ? 'missing' : code === 'too_big' ? 'long' : 'wrong']
        }),
      ),
    /** A refusal of the API in a form's own terms; what is none is thrown on. */
    refusalOf(error: unknown): FormOutcome<Name> {
      if (!(error instanceof ShopError)) throw error
      const { code, details, fields } = error
      const problems = problemsByField(
        Object.keys(fields ?? {}).map(path => [
          names.find(name => path.endsWith(`.${name}`)),
          path === 'customer.password' && details?.reasons !== undefined ? weaknesses(String(details.reasons)) : 'wrong',
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
