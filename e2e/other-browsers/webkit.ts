import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect } from '../fixtures.ts'
import type { Browser, Size, Window } from './driver.ts'
import { start } from './processes.ts'

const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const browser = ['4.1', '6.0'].map(version => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`).find(existsSync)

export const isWebKitInstalled = [driver, display, browser].every(file => file !== undefined && existsSync(file))

/** Starts a display for WebKitGTK; each window is a browser of its own, since a session of its driver has one profile. */
export async function startWebKit(): Promise<Browser> {
  // `-displayfd 1` chooses a free display and prints its number.
  const screen = start(display, ['-displayfd', '1', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'])
  const [, number] = await screen.outputMatching(/^(\d+)\n/m)
  return { openWindow: size => openWindow(`:${number}`, size), close: screen.stop }
}

async function openWindow(DISPLAY: string, size: Size): Promise<Window> {
  const port = await freePort()
  const program = start(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    DISPLAY,
    GDK_BACKEND: 'x11',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: '/tmp/browsers-pw/xdg',
  })
  try {
    const session = await openSession(`http://127.0.0.1:${port}`)
    await resize(session, size)
    return {
      open: url => open(session, url),
      traverse: async steps => void (await session('POST', steps === 1 ? '/forward' : '/back', {})),
      run: (functionSource, args) => run(session, functionSource, args),
      perform: async actions => void (await session('POST', '/actions', { actions })),
      errors: () => program.lines(/^CONSOLE \S+ ERROR/),
      async close() {
        await session('DELETE', '', undefined)
        await program.stop()
      },
    }
  } catch (error) {
    await program.stop()
    throw error
  }
}

/** For how long a script may wait for a promise. */
const scriptTimeoutMs = 3000
/** A script without an answer by then is lost: WebKitGTK drops one whose page moves to another process meanwhile. */
const lostScriptMs = 2 * scriptTimeoutMs

type Session = (method: 'GET' | 'POST' | 'DELETE', path: string, body: object | undefined, timeoutMs?: number) => Promise<unknown>

/** Opens a WebDriver session (https://www.w3.org/TR/webdriver2/); the browser writes the messages of its console to its output. */
async function openSession(server: string): Promise<Session> {
  await expect
    .poll(
      () =>
        fetch(`${server}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { message: 'WebKitWebDriver is ready' },
    )
    .toBe(true)
  const options = { binary: browser, args: ['--automation', '--enable-write-console-messages-to-stdout=true'] }
  // Commands do not wait for scripts that a test holds, nor for a function whose page was left meanwhile.
  const alwaysMatch = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none', timeouts: { script: scriptTimeoutMs } }
  const { sessionId } = (await send('POST', `${server}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
  return (method, path, body, timeoutMs) => send(method, `${server}/session/${sessionId}${path}`, body, timeoutMs)
}

async function send(method: string, url: string, body: object | undefined, timeoutMs?: number): Promise<unknown> {
  const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

/** Passes arguments and value as JSON; an asynchronous script is given a function that ends it. */
async function run(session: Session, functionSource: string, args: readonly unknown[]): Promise<unknown> {
  const script = `
    const [json, end] = arguments
    Promise.resolve(json).then(async text => JSON.stringify((await (${functionSource})(...JSON.parse(text))) ?? null))
      .then(value => end({ value }), error => end({ error: String(error) }))`
  const { value, error } = (await session('POST', '/execute/async', { script, args: [JSON.stringify(args)] }, lostScriptMs)) as Evaluated
  if (error !== undefined) throw new Error(error)
  return JSON.parse(value ?? 'null')
}

async function open(session: Session, url: string) {
  await run(session, '() => void (window.isLeft = true)', [])
  await session('POST', '/url', { url })
  const isLoaded = () => run(session, '() => !window.isLeft && document.readyState === "complete"', []).catch(() => false)
  await expect.poll(isLoaded, { message: `loaded: ${url}`, intervals: [50, 100, 200] }).toBe(true)
}

interface Evaluated {
  value?: string
  error?: string
}

/** Its window is not narrower: the toolbar needs so much. */
const minWidth = 447

/** Gives the page its size: the window also has a toolbar. */
async function resize(session: Session, { width, height }: Size) {
  const wanted = { width: Math.max(width, minWidth), height }
  await session('POST', '/window/rect', { x: 0, y: 0, ...wanted })
  const inner = (await run(session, '() => ({ width: innerWidth, height: innerHeight })', [])) as Size
  await session('POST', '/window/rect', { x: 0, y: 0, ...wanted, height: 2 * height - inner.height })
  await expect.poll(() => run(session, '() => innerWidth', []), { message: 'width of the page' }).toBe(wanted.width)
}

async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address()
    server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
