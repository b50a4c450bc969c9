/** Why an e-mail could not be delivered, as far as a sentence tells it. */
export type MailProblem = 'unknown_address' | 'mailbox_full' | 'unreachable' | 'refused' | 'no_server'

/** An enhanced status code (RFC 3463) after the code of the reply: `550 5.1.1`. */
const enhancedCode = /(?:^|\D)[45]\d\d[ -]([45])\.(\d{1,3})\.(\d{1,3})(?![.\d])/

/** What the answer of a mail server says by its enhanced status code, or the error of a connection to it; null where neither is known. */
export function mailProblemOf(answer: string): MailProblem | null {
  const [, kind, subject, detail] = enhancedCode.exec(answer) ?? []
  if (kind === undefined)
    return /\b(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)\b/.test(answer) ? 'no_server' : null
  const code = `${subject}.${detail}`
  if (code === '1.1' || code === '1.2' || code === '1.10') return 'unknown_address'
  if (code === '2.2') return 'mailbox_full'
  if (subject === '4') return 'unreachable'
  return subject === '7' && kind === '5' ? 'refused' : null
}
