import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const version = '26.9.27'
const folder = join(import.meta.dirname, '../node_modules/.cache', `nu-checker-${version}`)
const jar = join(folder, 'node_modules/vnu-jar/build/dist/vnu.jar')

/** Not a dependency of the project, since its install script would download a Java runtime for everybody who starts the shop. */
export function installNuChecker() {
  if (existsSync(jar)) return
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  spawnSync('npm', ['install', ...flags, '--prefix', folder, `vnu-jar@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
}

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  message: string
  extract?: string
}

export interface NuChecker {
  /** The errors of a document, each with its place. */
  errorsIn: (html: string) => Promise<string[]>
  stop: () => Promise<void>
}

/** `rel="expect"` may have `blocking` too: https://html.spec.whatwg.org/multipage/semantics.html#attr-link-blocking */
const outdatedRule = /“blocking” attribute must have a “rel” attribute whose value is “stylesheet”/

/** The checker remarks on each closing slash, and stops after 1,000 remarks: a form may have more controls. */
const withoutSlashes = (html: string) => html.replaceAll(/(<input [^<>]*)\/>/g, '$1>')

/** A page is checked in less than a second. */
const answerMs = 20_000

/**
 * Starts the Nu HTML checker (https://validator.github.io/validator) as a server, which needs Java: a start takes as long as a hundred
 * pages.
 */
export async function startNuChecker(port: number): Promise<NuChecker> {
  if (spawnSync('java', ['-version']).error) throw new Error('The Nu checker needs Java: on Debian install default-jre-headless')
  // The compiler and the collector with the shortest start.
  const flags = ['-Xss4m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Dnu.validator.servlet.bind-address=127.0.0.1']
  const server = spawn('java', [...flags, '-cp', jar, 'nu.validator.servlet.Main', String(port)], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}/?out=json&level=error`
  const check = async (html: string) => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    // A request that arrives while the server starts may never be answered.
    const response = await fetch(url, { method: 'POST', body: html, headers, signal: AbortSignal.timeout(answerMs) })
    return ((await response.json()) as { messages: Message[] }).messages.filter(({ message }) => !outdatedRule.test(message))
  }
  const isStarted = () =>
    check('<!doctype html><title>t</title><html lang=en>').then(
      () => true,
      () => false,
    )
  await expect.poll(isStarted, { message: 'the Nu checker starts', timeout: 100_000 }).toBe(true)
  return {
    errorsIn: async html => (await check(withoutSlashes(html))).map(({ message, extract = '' }) => `${message} ${extract}`),
    async stop() {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    },
  }
}
