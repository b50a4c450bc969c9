import { type PictureProblem, pictureLimits } from '@stragan/contract/admin'
import type { PublicNetwork } from '../../platform/public-network.ts'
import { requestPublic } from '../../platform/public-request.ts'
import { resolvePublic } from '../../platform/public-resolution.ts'
import { hasDefaultPort, pictureUrlIn } from './picture-urls.ts'

/** Why a picture was not fetched; another attempt may succeed where it is passing. */
interface Failure {
  problem: PictureProblem
  /** Of the answer, where there was one. */
  status: number | null
  isPassing: boolean
}
export type Download = { bytes: Buffer } | Failure

interface Options {
  network: PublicNetwork
  /** Of everything together. */
  timeoutMs: number
  signal?: AbortSignal
}

const maxRedirects = 3
const failed = (problem: PictureProblem, { status = null, isPassing = false }: Partial<Failure> = {}): Failure => ({
  problem,
  status,
  isPassing,
})

/** Downloads what is at a URL from a public address, which is resolved and checked anew for each redirect. */
export async function downloadPicture(address: string, { network, timeoutMs, signal }: Options): Promise<Download> {
  const endsAt = performance.now() + timeoutMs
  let url = pictureUrlIn(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!url || !hasDefaultPort(url)) return failed('redirect')
    const resolved = await resolvePublic(network, url.hostname)
    if ('problem' in resolved) return failed(resolved.problem, { isPassing: resolved.problem === 'dns_failed' })
    const protocol = url.protocol === 'http:' ? 'http' : 'https'
    const leftMs = Math.ceil(endsAt - performance.now())
    if (leftMs <= 0) return failed('timeout', { isPassing: true })
    const answer = await requestPublic(
      {
        protocol,
        host: url.hostname,
        path: url.pathname + url.search,
        timeoutMs: leftMs,
        maxBytes: pictureLimits.maxFileBytes + 1,
        certificateAuthority: network.certificateAuthority,
        ...(signal && { signal }),
      },
      network.endpointOf({ address: resolved.address, port: protocol === 'http' ? 80 : 443 }),
    )
    if (answer.kind === 'redirect') url = answer.location === null ? undefined : pictureUrlIn(answer.location, url)
    else if (answer.kind === 'answer') return contentOf(answer)
    else return failed(answer.kind, { isPassing: answer.kind !== 'certificate' })
  }
  return failed('redirect')
}

/** Statuses that say to come back later. */
const isPassing = (status: number) => status === 408 || status === 429 || status >= 500

function contentOf({ status, body }: { status: number; body: Buffer }): Download {
  if (status < 200 || status > 299) return failed('status', { status, isPassing: isPassing(status) })
  if (body.length > pictureLimits.maxFileBytes) return failed('too_large', { status })
  return { bytes: body }
}
