import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The log of a process. */
function written(statement: string): Record<string, unknown>[] {
  const script = `import { createLog } from ${JSON.stringify(join(import.meta.dirname, 'log.ts'))}
    const log = createLog('debug', () => '${'b'.repeat(32)}')
    ${statement}`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return stderr
    .trim()
    .split('\n')
    .map(line => JSON.parse(line))
}

const uid = '0123456789abcdef'.repeat(2)

test('uids, tokens and e-mail addresses are redacted within texts; the request id is not', () => {
  const secrets = [`/en/order/${uid}`, '/en/customer/reset-password?x=1&token=Ab-_9 failed', '550 <jan.kowalski@example.com>: no such user']
  const [line] = written(`
    const secrets = ${JSON.stringify(secrets)}
    log.warn({ cause: secrets[0], url: secrets[1], customer: { email: 'jan@example.com' }, err: new Error(secrets.join(' ')) }, 'failed')`)
  expect(line).toMatchObject({
    request: 'b'.repeat(32),
    msg: 'failed',
    cause: '/en/order/{uid}',
    url: '/en/customer/reset-password?x=1&token={} failed',
    customer: { email: '[Redacted]' },
    err: { name: 'Error', message: '/en/order/{uid} /en/customer/reset-password?x=1&token={} failed 550 <{email}>: no such user' },
  })
  expect(JSON.stringify(line)).not.toMatch(new RegExp(`${uid}|Ab-_9|kowalski`))
})

test.each(['{}', 'null', "'text of kowalski@example.com'", '{ status: 405 }'])('%s, thrown in place of an error, is logged', thrown => {
  const [line] = written(`log.error({ err: ${thrown} }, 'failed')`)
  expect(line).toMatchObject({ msg: 'failed', err: { message: expect.not.stringContaining('kowalski') } })
})
