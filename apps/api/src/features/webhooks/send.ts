import type { deliveryErrors } from '@stragan/contract/admin'
import type { PublicNetwork } from '../../platform/public-network.ts'
import { requestPublic } from '../../platform/public-request.ts'
import { resolvePublic } from '../../platform/public-resolution.ts'

export type DeliveryError = (typeof deliveryErrors)[number]

/** What became of an attempt. */
export interface Outcome {
  status: number | null
  /** The beginning of the answer. */
  answer: string | null
  /** Null for a success. */
  error: DeliveryError | null
}

const httpsPort = 443
const failed = (error: DeliveryError): Outcome => ({ status: null, answer: null, error })

interface Message {
  url: string
  body: string
  headers: Readonly<Record<string, string>>
}

interface Options {
  network: PublicNetwork
  timeoutMs: number
  signal?: AbortSignal
}

/** Posts a message to a public address of its host, in time for everything together. */
export async function send({ url, body, headers }: Message, { network, timeoutMs, signal }: Options): Promise<Outcome> {
  const { hostname, pathname, search } = new URL(url)
  const startedAt = performance.now()
  const resolved = await resolvePublic(network, hostname)
  if ('problem' in resolved) return failed(resolved.problem)
  const target = {
    protocol: 'https' as const,
    host: hostname,
    path: pathname + search,
    timeoutMs: Math.max(1, Math.ceil(timeoutMs - (performance.now() - startedAt))),
    post: { body, headers: { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } },
    certificateAuthority: network.certificateAuthority,
    ...(signal && { signal }),
  }
  const answer = await requestPublic(target, network.endpointOf({ address: resolved.address, port: httpsPort }))
  if (answer.kind === 'redirect') return { ...failed('redirect'), status: answer.status }
  if (answer.kind !== 'answer') return failed(answer.kind)
  const isSuccess = answer.status >= 200 && answer.status < 300
  // PostgreSQL's text cannot contain NUL.
  return { status: answer.status, answer: answer.body.toString('utf8').replaceAll('\0', '\ufffd'), error: isSuccess ? null : 'status' }
}
