import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signature, as in Stripe's libraries. */
const toleranceSeconds = 300

/** Signs a notification as Stripe does: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function sign(body: string, secret: string, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${hmacOf(`${time}.${body}`, secret).toString('hex')}`
}

/** Verifies such a signature; there may be more than one v1 (docs.stripe.com/webhooks, "Verify manually"). Throws if it is wrong. */
export function assertSigned(body: string, header: string, secret: string | undefined, now: Date) {
  const parts = header.split(',').map(part => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) throw new Error('The time of the signature is not a number')
  if (!secret) throw new Error('There is no webhook secret')
  const expected = hmacOf(`${time}.${body}`, secret)
  const fits = parts.some(([name, value = '']) => name === 'v1' && isEqual(Buffer.from(value, 'hex'), expected))
  if (!fits) throw new Error('The signature is wrong')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) throw new Error('The signature is too old')
}

export const hmacOf = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest()

/** Compares in constant time. */
export const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
