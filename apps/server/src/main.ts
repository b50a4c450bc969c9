import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Of this process and its threads: garbage is collected when the heap is 70 percent above what is in use (docs/decisions/112).
setFlagsFromString('--heap-growing-percent=70')

// Everything else is imported dynamically, so that the compile cache covers it.
enableCompileCache()

// Files are created for this user alone: they hold personal data.
process.umask(0o077)
const { serveStragan } = await import('./serve.ts')

/** Entry point of `npm start`. */
try {
  const server = await serveStragan(process.env)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      server.shutDown().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
} catch (error) {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
