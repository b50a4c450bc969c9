import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build as bundle, defineConfig, type Plugin } from 'vite'
import { fontSubsets } from '../../scripts/font-subsets.ts'
import { importsReact, preactAliases } from './preact/aliases.ts'

/** Id of this build: a page whose scripts have another id than `build.txt` is outdated. */
const build = buildOf(['{app,preact}/**/*.{ts,tsx,css}', '../../packages/*/src/**/*.{ts,tsx,css}'])

/**
 * Chunks of the client: entry script; Preact, router and layout; modules shared by many pages; then those of cards, of tables, and of lists
 * of products, each with what it imports. Few, since each costs a request and is compressed by itself.
 */
const chunks = [
  {
    name: 'boot',
    test: /entry\.client|deferred-hydration\/(first-interaction|hydration-manifest)|recently-viewed\/viewed-products\.ts|ui\/src\/(control|early-input)\.ts|preload-helper|rolldown.runtime/,
    priority: 3,
  },
  { name: 'shell', test: /app\/(root|deferred-hydration\/hydrate)\.tsx/, priority: 2 },
  { name: 'shared', test: /\.tsx?/, minShareCount: 12, priority: 1 },
  {
    name: 'cards',
    test: /catalogue\/(product-card|category-picture|category-links)|favourites\/favourite-button|symbol-list\.messages/,
    priority: 1,
  },
  { name: 'tables', test: /ui\/src\/(table|pagination)|catalogue\/(row-price|list\.messages)|comparison-query/, priority: 1 },
  { name: 'lists', test: /catalogue\/(product-list|list-heading)\.tsx/ },
]

/** Lines of React Router that are replaced. */
const routerChanges = [
  // Its reload after a failed import is unlimited: one that reloads once (app/shell/chunk-reload.ts), and then shows the error screen.
  { theirs: 'window.location.reload();', ours: 'if (!window.reloadOnce()) return { default() { throw error } };' },
  // An import that fails because the page is being left is no error.
  {
    theirs: 'console.error(`Error loading route module',
    ours: 'if (window.isLeaving()) return new Promise(() => {}); console.error(`Error loading route module',
  },
  // A data stream that is cut after its first line rejects two promises that nobody waits for, which browsers report as errors.
  { theirs: 'done.reject(reason);', ours: '' },
  { theirs: 'donePromise.then(() => reader.closed)', ours: 'donePromise' },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), fontSubsets(), changedRouter(), namedBuild(), offlineWorker()],
  resolve: { alias: preactAliases, noExternal: importsReact },
  define: { __BUILD__: JSON.stringify(build) },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The entry of the server build is `createStorefront`, so that it shares its modules with the pages.
    ssr: { build: { rolldownOptions: { input: './server/storefront.ts' } } },
  },
  clearScreen: false,
})

function buildOf(patterns: string[]): string {
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { cwd: import.meta.dirname }).sort()) hash.update(readFileSync(`${import.meta.dirname}/${file}`))
  return hash.digest('hex').slice(0, 12)
}

function namedBuild(): Plugin {
  return {
    name: 'stragan:named-build',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.txt', source: build })
    },
  }
}

/** Fails the build if a new version of React Router no longer has one of the lines. */
function changedRouter(): Plugin {
  const missing = new Set(routerChanges)
  return {
    name: 'stragan:changed-router',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('react-router')) return null
      let changed = code
      for (const change of routerChanges) {
        if (!code.includes(change.theirs)) continue
        missing.delete(change)
        changed = changed.replace(change.theirs, change.ours)
      }
      return changed === code ? null : { code: changed, map: null }
    },
    buildEnd(error) {
      if (error) return
      for (const { theirs } of missing) this.error(`react-router no longer has "${theirs}": see routerChanges in vite.config.ts`)
    },
  }
}

/** Bundles the service worker into one classic script: not every browser takes modules there. */
function offlineWorker(): Plugin {
  return {
    name: 'stragan:offline-worker',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    async generateBundle() {
      const entry = `${import.meta.dirname}/app/features/offline/offline-worker.ts`
      const lib = { entry, formats: ['iife' as const], name: 'offlineWorker' }
      const [bundled] = [await bundle({ configFile: false, logLevel: 'warn', build: { write: false, lib } })].flat()
      if (!bundled || !('output' in bundled)) throw new Error('The service worker was not bundled')
      this.emitFile({ type: 'asset', fileName: 'offline-worker.js', source: bundled.output[0].code })
    },
  }
}
