import { Agent, request } from 'node:http'

export interface RequestOptions {
  method?: string
  headers?: Record<string, string>
  /** URLSearchParams are sent as a form, anything else as JSON. */
  body?: object
}

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const agent = new Agent({ keepAlive: true })
const timeoutMs = 30_000

/** Shared by the servers of the bench: with it a request names its client address. */
export const storefrontSecret = 'secret-of-the-bench'

/**
 * Sends a request to this machine. Unlike fetch it can set the Host header; it follows no redirect. One on a connection that the server was
 * just closing is sent again.
 */
export const sendRequest = (port: number, path: string, options: RequestOptions = {}): Promise<Answer> =>
  sendOnce(port, path, options).catch(error => {
    if (error instanceof ClosedConnection) return sendOnce(port, path, options)
    throw error
  })

class ClosedConnection extends Error {}

const sendOnce = (port: number, path: string, { method = 'GET', headers = {}, body }: RequestOptions) =>
  new Promise<Answer>((resolve, reject) => {
    const isForm = body instanceof URLSearchParams
    const sent = body && (isForm ? body.toString() : JSON.stringify(body))
    const type = sent !== undefined && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
    const length = sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }
    const outgoing = request({ agent, host: '127.0.0.1', port, path, method, headers: { ...headers, ...type, ...length } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    outgoing.setTimeout(timeoutMs, () => outgoing.destroy(new Error(`${method} ${path} was not answered in ${timeoutMs / 1000} s`)))
    outgoing.on('error', (error: NodeJS.ErrnoException) =>
      reject(outgoing.reusedSocket && error.code === 'ECONNRESET' ? new ClosedConnection(error.message, { cause: error }) : error),
    )
    outgoing.end(sent)
  })

/** Returns the JSON of a response; throws unless its status is 200. */
export async function fetchJson<Body>(port: number, path: string, options?: RequestOptions): Promise<Body> {
  const { status, body } = await sendRequest(port, path, options)
  if (status !== 200) throw new Error(`${options?.method ?? 'GET'} ${path} was answered ${status}: ${body.toString().slice(0, 300)}`)
  return JSON.parse(body.toString()) as Body
}
