import { createHmac, randomBytes } from 'node:crypto'

const secretPrefix = 'whsec_'

/** A secret as Standard Webhooks writes it: 256 random bits in Base64. */
export const newSecret = () => secretPrefix + randomBytes(32).toString('base64')

interface Message {
  id: string
  timestamp: Date
  body: string
}

/** Headers of a message (https://www.standardwebhooks.com); each of the secrets signs. */
export function signedHeaders({ id, timestamp, body }: Message, secrets: readonly string[]): Record<string, string> {
  const seconds = Math.floor(timestamp.getTime() / 1000)
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') }
}
