import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BidiConnection } from './bidi-connection.ts'
import type { Browser, InputSource, Size, Window } from './driver.ts'
import { start } from './processes.ts'

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync)

export const isFirefoxInstalled = program !== undefined

/** Nothing that the browser does by itself, such as updates, goes to the network. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-US, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#no-remote-settings',
  'toolkit.telemetry.server': '',
}

/** Starts Firefox without a display; each window has a user context of its own, with its own cookies. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'stragan-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = start(String(program), args, { HOME: profile })
  const [, url] = await firefox.outputMatching(/WebDriver BiDi listening on (ws:\/\/\S+)/)
  const connection = await BidiConnection.open(`${url}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    openWindow: size => openWindow(connection, size),
    async close() {
      connection.close()
      await firefox.stop()
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function openWindow(connection: BidiConnection, viewport: Size): Promise<Window> {
  const { userContext } = await connection.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await connection.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext })
  await connection.send('browsingContext.setViewport', { context, viewport })
  const errors: string[] = []
  const stopListening = connection.onEvent((method, params) => {
    const error = method === 'log.entryAdded' && errorIn(params as LogEntry, context)
    if (error) errors.push(error)
  })
  return {
    open: async url => void (await connection.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    traverse: async delta => void (await connection.send('browsingContext.traverseHistory', { context, delta })),
    run: (functionSource, args) => run(connection, context, functionSource, args),
    perform: async (actions: readonly InputSource[]) => void (await connection.send('input.performActions', { context, actions })),
    errors: () => errors,
    async close() {
      stopListening()
      await connection.send('browser.removeUserContext', { userContext })
    },
  }
}

interface LogEntry {
  level: string
  text: string | null
  source: { context?: string }
}

const errorIn = ({ level, text, source }: LogEntry, context: string) =>
  level === 'error' && source.context === context ? (text ?? 'an error without a text') : null

type Evaluated = { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }

/** Passes arguments and value as JSON, in place of the protocol's own encoding. */
async function run(connection: BidiConnection, context: string, functionSource: string, args: readonly unknown[]): Promise<unknown> {
  const evaluated = await connection.send<Evaluated>('script.callFunction', {
    functionDeclaration: `async args => JSON.stringify((await (${functionSource})(...JSON.parse(args))) ?? null)`,
    arguments: [{ type: 'string', value: JSON.stringify(args) }],
    target: { context },
    awaitPromise: true,
  })
  if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text)
  return JSON.parse(evaluated.result.value)
}
