import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { PublicNetwork } from '../src/platform/public-network.ts'
import type { TestApi } from './test-api.ts'

/** The public address at which this installation is reached, in a test’s DNS. */
export const ownAddress = '185.0.0.1'
export const foreignAddress = '185.0.0.2'

/** The answers of servers in the internet, by their address; without one nobody listens there. */
type Sites = Record<string, { http?: Server; https?: Server }>

interface TestNetwork {
  network: PublicNetwork
  /** TXT records by name; a name with null cannot be looked up. */
  txt: Record<string, string[] | null>
  /** Addresses by host. */
  addresses: Record<string, string[] | null>
  sites: Sites
  /** Which endpoints were connected to. */
  connections: string[]
}

/** A DNS of a test’s own, whose public addresses lead to servers on this machine. */
export function openTestNetwork(): TestNetwork {
  const opened: Omit<TestNetwork, 'network'> = { txt: {}, addresses: {}, sites: {}, connections: [] }
  const lookUp = async (records: Record<string, string[] | null>, name: string) => {
    const found = records[name]
    if (found === null) throw new Error('No server answers')
    return found ?? []
  }
  return {
    ...opened,
    network: {
      requestTimeoutMs: 30_000,
      resolveTxt: name => lookUp(opened.txt, name),
      resolveAddresses: host => lookUp(opened.addresses, host),
      endpointOf({ address, port }) {
        opened.connections.push(`${address}:${port}`)
        const server = opened.sites[address]?.[port === 443 ? 'https' : 'http']
        return { address: '127.0.0.1', port: server ? (server.address() as AddressInfo).port : closedPort }
      },
    },
  }
}

/** A port without a listener. */
const closedPort = 1

/** Serves an installation as its proxy would, by the host of each request. */
export const installationOf = (api: () => TestApi) =>
  createServer(async (request, response) => {
    const answer = await api().app.request(request.url ?? '/', { headers: { host: request.headers.host ?? '' } })
    response.writeHead(answer.status).end(await answer.text())
  })

export const listening = (server: Server) => new Promise<Server>(resolve => server.listen(0, '127.0.0.1', () => resolve(server)))
