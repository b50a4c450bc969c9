import { hash, verify } from '@node-rs/argon2'
import { fieldProblems, ShopError } from '@stragan/contract'
import { openGate } from '@stragan/freshness'
import { dictionary } from '@zxcvbn-ts/language-common'

const shortest = 10
const common = new Set<string>(dictionary['passwords-common'] as string[])

/**
 * Refuses a password that is short, among the commonest, or the person's own name or e-mail; `details.reason` says which (NIST SP 800-63B,
 * 5.1.1.2: a list instead of rules of composition).
 */
export function assertStrong(password: string, person: { email: string; first_name?: string; last_name?: string }) {
  const refuse = (reason: string) => {
    throw new ShopError('password_too_weak', {
      fields: { 'customer.password': fieldProblems.weak_password },
      details: { reason, least: shortest },
    })
  }
  const typed = password.toLowerCase()
  if ([...password].length < shortest) refuse('short')
  const stem = lettersOf(typed)
  if (common.has(typed) || common.has(stem) || new Set(typed).size < 4) refuse('common')
  const own = [person.email, person.email.split('@')[0] ?? '', person.first_name ?? '', person.last_name ?? '']
  if (own.some(name => name.length > 3 && stem === name.toLowerCase())) refuse('personal')
}

/** Each takes 19 MiB and a processor for some 20 ms: more at once would take both from everything else. */
const atOnce = 2
const gate = openGate(atOnce, { mostWaiting: 100, longestMs: 8000, refusal: () => new ShopError('unavailable') })
/** Without the digits and signs at its end. */
function lettersOf(typed: string): string {
  const signs = [...typed]
  return signs.slice(0, signs.findLastIndex(sign => /^\p{L}$/u.test(sign)) + 1).join('')
}

/** Argon2id with the library's parameters (OWASP's least: 19 MiB, two passes). */
export const hashOf = (password: string): Promise<string> => gate.pass(() => hash(password))

let nobodys: Promise<string> | undefined

/** Whether a password fits. Where there is no account as much work is done, so that the time tells nothing. */
export async function fits(password: string, kept: string | undefined): Promise<boolean> {
  nobodys ??= hash('nobody has this password')
  const against = kept ?? (await nobodys)
  const isRight = await gate.pass(() => verify(against, password))
  return isRight && kept !== undefined
}
