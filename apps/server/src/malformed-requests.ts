import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

const statusOf: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers requests that Node's HTTP parser refuses, with the security headers of every response. Returns a function to call
 * with every request: a listener of its own would cost cached pages two percent.
 */
export function answerMalformedRequests(server: Server) {
  const lastResponses = new WeakMap<Socket, ServerResponse>()
  const isAnswering = (socket: Socket) => lastResponses.get(socket)?.closed === false
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // After the start of another response the client would read it as part of that.
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
    const status = statusOf[error.code ?? ''] ?? 400
    const headers = Object.entries({ ...securityHeaders({ https: false }), connection: 'close', 'content-length': 0 })
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n'))
  })
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    setSecurityHeaders(response, { https: false })
    response.writeHead(417, { connection: 'close' }).end()
  })
  return ({ socket }: IncomingMessage, response: ServerResponse) => void lastResponses.set(socket, response)
}
