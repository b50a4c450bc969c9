import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '@stragan/cache'
import { fieldProblems, minPasswordLength, passwordWeaknesses, ShopError } from '@stragan/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'] as string[])

type Person = Parameters<typeof passwordWeaknesses>[1]

/** What an error says of a weak password: all of it in `details.reasons`, and the first in `details.reason`; null for a strong one. */
export function weaknessOf(password: string, person: Person) {
  const found = passwordWeaknesses(password, person, common)
  if (found.length === 0) return null
  const details = { reason: found[0] ?? '', reasons: found.join(' '), least: minPasswordLength }
  return { fields: { 'customer.password': fieldProblems.weak_password }, details }
}

/** Refuses a password that is short, common or personal. */
export function assertStrong(password: string, person: Person) {
  const weakness = weaknessOf(password, person)
  if (weakness) throw new ShopError('password_too_weak', weakness)
}

/** Each hash takes 19 MiB and a core for about 20 ms. */
const maxConcurrentHashes = 2
const hashing = createSemaphore(maxConcurrentHashes, { maxQueued: 100, maxWaitMs: 8000, rejection: () => new ShopError('unavailable') })

/** Argon2id with the library's parameters (OWASP's minimum: 19 MiB, two passes). */
export const hashOf = (password: string): Promise<string> => hashing.run(() => hash(password))

let nobodys: Promise<string> | undefined

/** Whether a password fits. Where there is no account as much work is done, so that the time tells nothing. */
export async function fits(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hash('nobody has this password')
  const against = kept ?? (await nobodys)
  const isRight = await hashing.run(() => verify(against, password))
  return isRight && kept !== undefined
}
