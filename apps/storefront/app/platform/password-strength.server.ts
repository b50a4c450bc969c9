import { passwordWeaknesses } from '@stragan/contract'
import type { Weakness } from './form.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The API's list of common passwords, loaded on first use. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'] as string[]))
  return common
}

/** Weaknesses of a new password as the API would report them, so that a form shows them with its other errors. */
export async function passwordProblem(
  password: string | undefined,
  person: Parameters<typeof passwordWeaknesses>[1],
): Promise<{ password?: Weakness[] }> {
  const found = passwordWeaknesses(password ?? '', person, await commonPasswords())
  return found.length > 0 ? { password: found } : {}
}
