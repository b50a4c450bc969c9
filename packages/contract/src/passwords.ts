export const minPasswordLength = 10

export type PasswordWeakness = 'short' | 'common' | 'personal'

interface Person {
  email: string
  first_name?: string
  last_name?: string
}

/**
 * Lists the weaknesses of a password: short, contained in the blocklist `common`, or little more than the person's name or e-mail (NIST SP
 * 800-63B, 5.1.1.2: a blocklist instead of composition rules). None for an empty password.
 */
export function passwordWeaknesses(password: string, person: Person, common: ReadonlySet<string>): PasswordWeakness[] {
  if (password === '') return []
  const typed = password.toLowerCase()
  const stem = lettersOf(typed)
  const email = person.email.toLowerCase()
  const names = [email, email.split('@')[0] ?? '', person.first_name?.toLowerCase() ?? '', person.last_name?.toLowerCase() ?? '']
  const found: Record<PasswordWeakness, boolean> = {
    short: [...password].length < minPasswordLength,
    common: common.has(typed) || common.has(stem) || new Set(typed).size < 4,
    personal: names.some(name => name.length > 3 && stem === name) || (email.length > 3 && typed.includes(email)),
  }
  return (Object.keys(found) as PasswordWeakness[]).filter(weakness => found[weakness])
}

/** Removes digits and symbols from the end. */
function lettersOf(typed: string): string {
  const signs = [...typed]
  return signs.slice(0, signs.findLastIndex(sign => /^\p{L}$/u.test(sign)) + 1).join('')
}
