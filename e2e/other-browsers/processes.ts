import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running program with its output. */
export interface Program {
  /** Waits until the output matches; throws if the program ends or takes too long. */
  outputMatching(pattern: RegExp): Promise<RegExpExecArray>
  /** Lines of output so far that match. */
  lines(pattern: RegExp): string[]
  /** Ends the program, and waits until it is gone. */
  stop(): Promise<void>
}

const maxWaitMs = 60_000

export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  // A program that cannot be started has no output, which is reported by whoever waits for it.
  child.once('error', error => (output += error.message))
  return {
    async outputMatching(pattern) {
      const { promise, resolve, reject } = Promise.withResolvers<RegExpExecArray>()
      const check = () => {
        const found = pattern.exec(output)
        if (found) resolve(found)
      }
      const fail = (reason: string) => reject(new Error(`${program} ${reason}: ${output}`))
      for (const stream of [child.stdout, child.stderr]) stream.on('data', check)
      child.once('close', () => fail('ended'))
      const limit = setTimeout(fail, maxWaitMs, `was not ready within ${maxWaitMs} ms`)
      check()
      return promise.finally(() => clearTimeout(limit))
    },
    lines: pattern => output.split('\n').filter(line => pattern.test(line)),
    stop: () => stop(child),
  }
}

async function stop(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const limit = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(limit)
}
