import { Agent, createServer, request } from 'node:http'

export interface Balancer {
  url: string
  close: () => void
}

/** Round-robin load balancer: checks /readyz of each replica ten times a second. It neither retries nor buffers requests. */
export async function openBalancer(targets: () => string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready: string[] = []
  let turn = 0
  let isClosed = false
  const check = async () => {
    const all = targets()
    const states = await Promise.all(
      all.map(url =>
        fetch(`${url}/readyz`, { signal: AbortSignal.timeout(500) }).then(
          ({ ok }) => ok,
          // A timeout does not change the state.
          error => error.name === 'TimeoutError' && ready.includes(url),
        ),
      ),
    )
    ready = all.filter((_, i) => states[i])
  }
  await check()
  // Sequential: a late result would overwrite a newer one.
  let timer: NodeJS.Timeout
  const checkAgain = () => {
    timer = setTimeout(() => check().then(() => isClosed || checkAgain()), 100)
  }
  checkAgain()
  const server = createServer((incoming, outgoing) => {
    const target = ready[turn++ % ready.length]
    if (!target) return void outgoing.writeHead(503).end()
    const { hostname, port } = new URL(target)
    const passed = request({ agent, hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, response => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      // A broken connection on one side breaks the other one.
      response.on('error', () => outgoing.destroy())
    })
    passed.on('error', error => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(String(error))))
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    clearTimeout(timer)
    isClosed = true
    agent.destroy()
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://localhost:${(server.address() as { port: number }).port}`, close }
}
