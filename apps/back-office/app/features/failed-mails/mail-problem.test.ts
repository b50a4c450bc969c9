import { expect, test } from 'vitest'
import { mailProblemOf } from './mail-problem.ts'

test.each([
  ['Error: Can\u2019t send mail - all recipients were rejected: 550 5.1.1 <a@example.com>: Recipient address rejected', 'unknown_address'],
  ['550-5.1.1 The email account that you tried to reach does not exist', 'unknown_address'],
  ['Error: Message failed: 552 5.2.2 Mailbox full', 'mailbox_full'],
  ['452 4.2.2 The recipient\u2019s inbox is out of storage', 'mailbox_full'],
  ['451 4.4.1 No answer from host', 'unreachable'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'unreachable'],
  ['554 5.7.1 Message rejected as spam', 'refused'],
  ['421 4.7.0 Try again later', null],
  ['550 5.3.4 Message too big', null],
  ['Error: connect ECONNREFUSED 127.0.0.1:25', 'no_server'],
  ['Blocked: see 550 5.1.1.7 and 15.1.1', null],
  ['no such user', null],
  ['', null],
])('%s means %s', (answer, problem) => {
  expect(mailProblemOf(answer)).toBe(problem)
})
