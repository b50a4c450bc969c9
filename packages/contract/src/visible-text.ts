import { z } from 'zod'

/** Escape sequences for terminals and the like; line breaks and tabs stay. */
const controls = /(?![\t\n\r])\p{Cc}/gu
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** What people can read of a text: trimmed and without control characters; empty where no character of it is visible. */
export function visibleTextOf(typed: string): string {
  const text = typed.replace(controls, '').trim()
  return visible.test(text) ? text : ''
}

/** A text that people read, such as an e-mail. */
export const visibleText = () => z.string().overwrite(visibleTextOf)
