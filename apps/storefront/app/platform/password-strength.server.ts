import { passwordWeaknesses } from '@stragan/contract'
import type { Weakness } from './form.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The list that the API judges by too. It is loaded once somebody chooses a password. */
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'] as string[]))
  return common
}

/** What the API would say of a new password, so that a form can tell it together with what is wrong elsewhere in it. */
export async function passwordProblem(
  password: string | undefined,
  person: Parameters<typeof passwordWeaknesses>[1],
): Promise<{ password?: Weakness[] }> {
  const found = passwordWeaknesses(password ?? '', person, await commonPasswords())
  return found.length > 0 ? { password: found } : {}
}
