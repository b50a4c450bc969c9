import { Resolver } from 'node:dns/promises'

/** An address and a port. */
export interface Endpoint {
  address: string
  port: number
}

/** The DNS and the ways into the public internet. */
export interface PublicNetwork {
  /** The texts of a name's TXT records; none where it has none. Throws where no server answers. */
  resolveTxt(name: string): Promise<string[]>
  /** The addresses of a host, IPv4 first; none where it has none. Throws where no server answers. */
  resolveAddresses(host: string): Promise<string[]>
  /** Where a connection to a public address leads. */
  endpointOf(endpoint: Endpoint): Endpoint
  /** How long a request may take in all. */
  requestTimeoutMs: number
  /** Certificates of this authority are trusted, instead of those of public ones: for tests. */
  certificateAuthority?: string
}

/** Per server and attempt; a second attempt waits longer. */
const dnsTimeoutMs = 1000
const maxAnswers = 100

/** Codes of an answer that has no such record. */
const noRecord = ['ENOTFOUND', 'ENODATA']

/** The network of this machine. */
export function openPublicNetwork(): PublicNetwork {
  const ask = async <T>(query: (resolver: Resolver) => Promise<T[]>): Promise<T[]> => {
    try {
      return (await query(new Resolver({ timeout: dnsTimeoutMs, tries: 2 }))).slice(0, maxAnswers)
    } catch (error) {
      if (noRecord.includes((error as NodeJS.ErrnoException).code ?? '')) return []
      throw error
    }
  }
  return {
    resolveTxt: async name => (await ask(resolver => resolver.resolveTxt(name))).map(parts => parts.join('')),
    resolveAddresses: async host => {
      const [four, six] = await Promise.all([ask(resolver => resolver.resolve4(host)), ask(resolver => resolver.resolve6(host))])
      return [...four, ...six]
    },
    endpointOf: endpoint => endpoint,
    requestTimeoutMs: 3000,
  }
}
