import { createHash } from 'node:crypto'
import type { HostFindings } from '@stragan/contract/admin'
import type { PublicNetwork } from '../../platform/public-network.ts'
import { type PublicAnswer, requestPublic } from '../../platform/public-request.ts'
import { resolvePublic } from '../../platform/public-resolution.ts'

export const challengePath = '/.well-known/stragan/'

/** Name of the TXT record that proves a host. */
export const recordName = (host: string) => `_stragan.${host}`

/** What this installation answers for a token: no server that only repeats the address of a request knows it. */
export const challengeAnswer = (host: string, token: string) => createHash('sha256').update(`stragan ${host} ${token}`).digest('hex')

interface Claim {
  host: string
  token: string
  /**
   * Another shop waits for the host, too, or has one above or below it, as the back office may. It leads to this installation for whichever of them:
   * only a DNS record distinguishes them.
   */
  isContested: boolean
}

/** Looks for a proof of a claim, in the DNS and at the host itself; null where there is one, else what was found instead. */
export async function findProof(claim: Claim, network: PublicNetwork): Promise<HostFindings | null> {
  const [txt, answer] = await Promise.all([findRecord(claim, network), findAnswer(claim, network)])
  return txt === null || answer === null ? null : { txt, answer }
}

async function findRecord({ host, token }: Claim, network: PublicNetwork): Promise<HostFindings['txt'] | null> {
  const texts = await network.resolveTxt(recordName(host)).catch(() => null)
  if (texts === null) return 'dns_failed'
  if (texts.some(text => text.trim() === token)) return null
  return texts.length === 0 ? 'no_record' : 'other_content'
}

async function findAnswer({ host, token, isContested }: Claim, network: PublicNetwork): Promise<HostFindings['answer'] | null> {
  if (isContested) return 'contested'
  const resolved = await resolvePublic(network, host)
  if ('problem' in resolved) return resolved.problem
  const { address } = resolved
  const request = async (protocol: 'http' | 'https', port: number) => {
    const target = { protocol, host, path: challengePath + token, timeoutMs: network.requestTimeoutMs }
    return judge(await requestPublic(target, network.endpointOf({ address, port })), challengeAnswer(host, token))
  }
  const [plain, secure] = await Promise.all([request('http', 80), request('https', 443)])
  if (plain === null || secure === null) return null
  // What answers over http says most; where that leads to https, what went wrong there does.
  return plain === 'redirect' || plain === 'unreachable' || plain === 'timeout' ? secure : plain
}

function judge(answer: PublicAnswer, expected: string): HostFindings['answer'] | null {
  if (answer.kind !== 'answer') return answer.kind
  return answer.status === 200 && answer.body.toString('utf8').trim() === expected ? null : 'other_content'
}
