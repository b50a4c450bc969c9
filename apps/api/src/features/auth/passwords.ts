import { hash, verify } from '@node-rs/argon2'
import { createSemaphore } from '@stragan/cache'
import { fieldProblems, minPasswordLength, passwordWeaknesses, ShopError } from '@stragan/contract'
import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set<string>(dictionary['passwords-common'] as string[])

type Person = Parameters<typeof passwordWeaknesses>[1]

/**
 * Fields and details of the error for a weak password: all `reasons`, and the first as `reason`; null for a strong one. `field` is its path in
 * the request.
 */
export function weaknessOf(password: string, person: Person, field = 'customer.password') {
  const found = passwordWeaknesses(password, person, common)
  if (found.length === 0) return null
  const details = { reason: found[0] ?? '', reasons: found.join(' '), least: minPasswordLength }
  return { fields: { [field]: fieldProblems.weak_password }, details }
}

/** Refuses a password that is short, common or personal. */
export function assertStrong(password: string, person: Person, field?: string) {
  const weakness = weaknessOf(password, person, field)
  if (weakness) throw new ShopError('password_too_weak', weakness)
}

/** Each hash takes 19 MiB and a core for about 20 ms. */
const maxConcurrentHashes = 2
const hashing = createSemaphore(maxConcurrentHashes, { maxQueued: 100, maxWaitMs: 8000, rejection: () => new ShopError('unavailable') })

/** Argon2id with the library's parameters (OWASP's minimum: 19 MiB, two passes). */
export const hashOf = (password: string): Promise<string> => hashing.run(() => hash(password))

let dummyHash: Promise<string> | undefined

/** Verifies a password. Without an account it verifies against a dummy hash, so that timing reveals nothing. */
export async function verifyPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  dummyHash ??= hash('nobody has this password')
  const against = storedHash ?? (await dummyHash)
  const isRight = await hashing.run(() => verify(against, password))
  return isRight && storedHash !== undefined
}
