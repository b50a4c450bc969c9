import { spawn } from 'node:child_process'

/** A port without a listener, as the proxy for other hosts: scanners cannot reach them. */
const closedProxy = 'http://127.0.0.1:9'

interface Run {
  args: string[]
  /** Its home and working directory. */
  folder: string
  /** Time limit. */
  seconds: number
}

/** Runs a scanner that can reach this machine only. */
export function runScanner(program: 'wapiti' | 'sqlmap', { args, folder, seconds }: Run): Promise<{ output: string; isCutOff: boolean }> {
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      http_proxy: closedProxy,
      https_proxy: closedProxy,
      no_proxy: '127.0.0.1',
      PYTHONUNBUFFERED: '1',
      PYTHONPATH: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  let isCutOff = false
  const timer = setTimeout(() => {
    isCutOff = true
    child.kill('SIGKILL')
  }, seconds * 1000)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve({ output, isCutOff })
    })
  })
}
