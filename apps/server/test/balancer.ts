import { Agent, createServer, request } from 'node:http'

export interface Balancer {
  url: string
  close: () => void
}

/**
 * What stands in front of replicas: asks each ten times a second whether it is ready, and sends requests in turn to those that are.
 * It repeats nothing, and holds nothing back.
 */
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
          // Slow is not gone.
          error => error.name === 'TimeoutError' && ready.includes(url),
        ),
      ),
    )
    ready = all.filter((_, i) => states[i])
  }
  await check()
  // One check after the other: one that comes late says what was so before.
  let timer: NodeJS.Timeout
  const checkAgain = () => {
    timer = setTimeout(() => check().then(() => isClosed || checkAgain()), 100)
  }
  checkAgain()
  const server = createServer((incoming, outgoing) => {
    const target = ready[turn++ % ready.length]
    if (!target) return void outgoing.writeHead(503).end()
    const { hostname, port } = new URL(target)
    const passed = request({ agent, hostname, port, method: incoming.method, path: incoming.url, headers: incoming.headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      // What breaks off on one side breaks off on the other.
      answer.on('error', () => outgoing.destroy())
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
