import { createHash } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import sharp from 'sharp'
import { foreignAddress, listening, openTestNetwork } from './public-network.ts'
import { certificateFor } from './webhook-receiver.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown

/** A JPEG of a colour that follows from a text. */
const pictureOf = (text: string) =>
  sharp({
    create: { width: 60, height: 40, channels: 3, background: `#${createHash('md5').update(text).digest('hex').slice(0, 6)}` },
  })
    .jpeg()
    .toBuffer()

/** Servers of some hosts in the internet of a test, which answer any path with a picture of its own, unless `answers` has another answer. */
export async function openPictureServer(hosts: readonly string[]) {
  const { network, addresses, sites, connections } = openTestNetwork()
  const answers: Record<string, Answer> = {}
  const requests: string[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const address = `${request.headers.host}${request.url}`
    requests.push(address)
    const other = answers[address]
    if (other) other(response, request)
    else response.writeHead(200, { 'content-type': 'text/plain' }).end(await pictureOf(address))
  }
  const certificate = await certificateFor(hosts)
  network.certificateAuthority = certificate.cert
  const [http, https] = [createHttpServer(answer), createHttpsServer(certificate, answer)]
  for (const server of [http, https]) await listening(server)
  for (const host of hosts) addresses[host] = [foreignAddress]
  sites[foreignAddress] = { http, https }
  return {
    ...{ network, addresses, sites, connections, answers, requests },
    close: () => {
      for (const server of [http, https]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
