import { Agent, request } from 'node:http'

export interface Asked {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON, or as a form where it is URLSearchParams. */
  body?: object
}

export interface Answer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
}

const agent = new Agent({ keepAlive: true })

/** One request to a server of this machine; unlike fetch it lets the Host header be chosen, and follows nothing. */
export const ask = (port: number, path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const isForm = body instanceof URLSearchParams
    const sent = body && (isForm ? body.toString() : JSON.stringify(body))
    const type = sent !== undefined && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }
    const length = sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }
    const asked = request({ agent, host: '127.0.0.1', port, path, method, headers: { ...headers, ...type, ...length } }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }))
      answer.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(sent)
  })

/** The same, where anything but success is a failure of the bench; the answer as JSON. */
export async function told<Body>(port: number, path: string, asked?: Asked): Promise<Body> {
  const { status, body } = await ask(port, path, asked)
  if (status !== 200) throw new Error(`${asked?.method ?? 'GET'} ${path} was answered ${status}: ${body.toString().slice(0, 300)}`)
  return JSON.parse(body.toString()) as Body
}
