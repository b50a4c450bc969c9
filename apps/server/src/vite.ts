import type { IncomingMessage, ServerResponse } from 'node:http'

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Runs Vite in this process, with hot module replacement, for the application in a folder. */
export async function openVite(root: string, hmrPort: number) {
  const { createServer } = await import('vite')
  return createServer({
    root,
    server: { middlewareMode: true, hmr: { port: hmrPort } },
    appType: 'custom',
    configFile: `${root}vite.config.ts`,
  })
}
