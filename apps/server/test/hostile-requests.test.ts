import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { get, junkPaths, oddRequests, refusedRequests, send, strangePaths, traversals } from './raw-requests.ts'
import { type Running, startShop } from './running.ts'

const folder = mkdtempSync(join(tmpdir(), 'stragan-hostile-'))
let shop: Running
beforeAll(async () => {
  shop = await startShop({ DATA_DIR: folder, LOG_LEVEL: 'error' })
}, 600_000)
afterAll(async () => {
  await shop?.kill()
  rmSync(folder, { recursive: true, force: true })
})

let read = 0
/** The process lives, serves, and has logged nothing that somebody would have to look at. */
afterEach(async () => {
  const said = shop.said()
  const failures = said
    .slice(read)
    .split('\n')
    .filter(line => line.includes('"level":50'))
  read = said.length
  expect(failures).toEqual([])
  for (const path of ['/healthz', '/en']) expect([path, (await answerTo(get(path))).status]).toEqual([path, 200])
})

/** What would stand in a file of the system, of this repository, or of the build. */
const ofFiles = /root:.*:0:0:|"workspaces"|"lockfileVersion"|\[core\]|createRequestHandler|import\.meta|-----BEGIN/

const isRefusal = (status: number | null) => status === null || (status >= 400 && status < 500)

/** The answer to a request; a machine that is busy may be asked again. */
async function answerTo(bytes: string, tries = 20): ReturnType<typeof send> {
  const answer = await send(shop.url, bytes)
  return answer.status === 503 && tries > 0 ? answerTo(bytes, tries - 1) : answer
}

async function wrongOf(requests: Iterable<readonly [name: string, bytes: string]>, isRight: (status: number | null) => boolean) {
  const wrong: unknown[] = []
  for (const [name, bytes] of requests) {
    const { status, text } = await answerTo(bytes)
    if (!isRight(status) || ofFiles.test(text)) wrong.push([name.slice(0, 80), status, text.slice(0, 60)])
  }
  return wrong
}

const paths = (all: readonly string[]) => all.map(path => [path, get(path)] as const)

describe('what no visitor sends', () => {
  test('files that scanners look for are not found', async () => {
    expect(await wrongOf(paths(junkPaths), isRefusal)).toEqual([])
  })

  test('no path leads out of a folder', async () => {
    // Folders above the first are none (RFC 3986, 5.2.4): such a path is another one's spelling.
    expect(await wrongOf(paths(traversals), status => isRefusal(status) || status === 308)).toEqual([])
  })

  test('paths that are no text, or too long, are refused', async () => {
    expect(await wrongOf(paths(strangePaths), status => isRefusal(status) || status === 308)).toEqual([])
  })

  test('what is no request, or two in one, is refused', async () => {
    expect(await wrongOf(Object.entries(refusedRequests), isRefusal)).toEqual([])
  })

  test('what is unusual is answered or refused, and never fails', async () => {
    expect(await wrongOf(Object.entries(oddRequests), status => status !== null && status < 500)).toEqual([])
  })
})
