import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '../../back-office/build/client')

interface Route {
  id: string
  parentId?: string
  module: string
  imports: string[]
}
interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

/** Reads React Router's client manifest: the JavaScript modules of each route. */
function readManifest(): Manifest {
  // Assets of earlier builds are kept for a day.
  const manifests = globSync('assets/manifest-*.js', { cwd: client })
  const [file = ''] = manifests.sort((a, b) => statSync(join(client, b)).mtimeMs - statSync(join(client, a)).mtimeMs)
  const script = readFileSync(join(client, file), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

const manifest = readManifest()

/** The scripts of a page: of the application, its route and the routes around it. */
function scriptsOf({ module, imports, parentId }: Route): string[] {
  const parent = parentId === undefined ? undefined : manifest.routes[parentId]
  return [module, ...imports, ...(parent ? scriptsOf(parent) : [manifest.entry.module, ...manifest.entry.imports])]
}

const contents = (path: string) => readFileSync(join(client, path))

test('no page of the back office has more than 40 KB of scripts beyond React and the router', () => {
  const routes = Object.values(manifest.routes)
  const weights = routes.map(route => {
    const own = [...new Set(scriptsOf(route))].filter(path => !path.includes('/react-'))
    return { page: route.id, bytes: own.reduce((sum, path) => sum + gzipSync(contents(path)).length, 0) }
  })
  expect(routes.length).toBeGreaterThan(50)
  expect(weights.filter(({ bytes }) => bytes > 40_000)).toEqual([])
})

test('no script of the back office has the schemas of the API', () => {
  const scripts = globSync('assets/*.js', { cwd: client })
  expect(scripts.filter(path => /\bZodObject\b/.test(contents(path).toString()))).toEqual([])
})
