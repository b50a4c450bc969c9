import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import type { VNode } from 'preact'
import { renderToStringAsync } from 'preact-render-to-string'
import { type ReactNode, Suspense } from 'react'
import {
  createRequestHandler,
  type EntryContext,
  type HydrationState,
  isRouteErrorResponse,
  Scripts,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
  useLoaderData,
} from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { dataChangesId } from '../platform/data-changes.ts'
import { strangerSummary } from '../shell/visitor-summary.tsx'
import { createDeferredScripts, type DeferredScriptsData } from './deferred-scripts.tsx'
import { routerDataId, setRouterContext } from './router-data.ts'

/**
 * Contract of the React Router internals that deferred hydration relies on (README.md). A failure after an update names what changed;
 * compare with `Scripts` and `HydratedRouter` of the new version before adapting the code.
 */
const route = { hasAction: false, hasLoader: true, hasErrorBoundary: false, imports: [], css: [] }
const manifest = {
  entry: { module: '/assets/entry.js', imports: [] },
  routes: {
    root: {
      ...route,
      id: 'root',
      path: '',
      module: '/assets/root.js',
      hasClientAction: true,
      hasClientLoader: true,
      hasClientMiddleware: true,
      clientActionModule: '/assets/root-client-action.js',
      clientLoaderModule: '/assets/root-client-loader.js',
      clientMiddlewareModule: '/assets/root-client-middleware.js',
      hydrateFallbackModule: '/assets/root-fallback.js',
    },
    page: {
      ...route,
      id: 'page',
      parentId: 'root',
      path: 'page',
      module: '/assets/page.js',
      hasClientAction: false,
      hasClientLoader: false,
      hasClientMiddleware: false,
      clientActionModule: undefined,
      clientLoaderModule: undefined,
      clientMiddlewareModule: undefined,
      hydrateFallbackModule: undefined,
    },
  },
  url: '/assets/manifest.js',
  version: '1',
} satisfies ServerBuild['assets']

/** A layout without personal data. */
const loader = () => ({ consent: { given: {} }, text: 'from the loader' })

const Root = ({ children }: { children?: ReactNode }) => (
  <html lang="en">
    <body>
      <p>{useLoaderData<typeof loader>().text}</p>
      {children}
    </body>
  </html>
)

const rootModules = { deferred: { default: Root }, scripts: { default: () => Root({ children: <Scripts /> }) } }

const html = (page: ReactNode) => renderToStringAsync(page as VNode)

/** Renders a page as the storefront does, with React Router's `<Scripts />` or with ours in its place. */
async function rendered(
  kind: keyof typeof rootModules,
  path = '/page',
): Promise<{ document: string; data: DeferredScriptsData | null; context: EntryContext }> {
  let data: DeferredScriptsData | null = null
  let entryContext: EntryContext | undefined
  const handle = createRequestHandler({
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers, context: EntryContext) => {
          entryContext = context
          if (kind === 'deferred') data = createDeferredScripts(context, headers, strangerSummary, true)
          const document = await html(<ServerRouter context={context} url={request.url} />)
          return new Response(document, { status, headers })
        },
        handleError: () => {},
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { ...rootModules[kind], loader } },
      page: { id: 'page', parentId: 'root', path: 'page', module: { default: () => null, loader } },
    },
    assets: manifest,
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild)
  const document = await (await handle(new Request(`http://shop.test${path}`))).text()
  if (!entryContext) throw new Error(`React Router rendered no document: ${document}`)
  return { document, data, context: entryContext }
}

/** As it arrives in the browser. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const inlineScripts = (document: string) =>
  document
    .split('<script')
    .slice(1)
    .map(text => {
      const start = text.indexOf('>')
      return { attributes: text.slice(0, start), code: text.slice(start + 1, text.indexOf('</script>')) }
    })

/** Runs inline scripts as a browser would, and returns its `window`. */
function windowAfter(scripts: string[]): Record<string, unknown> {
  const window: Record<string, unknown> = { ReadableStream, TextEncoderStream }
  window.window = window
  createContext(window)
  for (const script of scripts) runInContext(script, window)
  return window
}

type Rendered = Awaited<ReturnType<typeof rendered>>
let own: Rendered
let routers: Rendered
beforeAll(async () => {
  own = await rendered('deferred')
  routers = await rendered('scripts')
})

test('the manifest names every module that Scripts imports, and the entry module', () => {
  const code = inlineScripts(routers.document).find(({ attributes }) => attributes.includes('type="module"'))?.code ?? ''
  const imported = [...code.matchAll(/(?:import|from)\s*\(?\s*"([^"]+)"/g)].map(([, url]) => url)
  const { entry, manifest } = own.data ?? {}
  expect(imported.sort()).toEqual([entry, manifest?.manifestUrl, ...Object.values(manifest?.routeModules ?? {}).flat()].sort())
  expect(code).toContain('window.__reactRouterRouteModules = {"root":route0,"page":route1}')
  expect(Object.keys(manifest?.routeModules ?? {})).toEqual(['root', 'page'])
})

/** React Router's `window.__reactRouterContext`, without its stream, and the state in that. */
async function routersContext() {
  const codes = inlineScripts(routers.document).map(({ code }) => code)
  const window = windowAfter(codes.filter(code => code.includes('__reactRouterContext')))
  const { stream, streamController: _, ...context } = window.__reactRouterContext as { stream: ReadableStream; streamController: object }
  const { value } = await UNSAFE_decodeViaTurboStream(stream, globalThis as unknown as Window)
  return { context, state: value }
}

test('the data in the document are the context that Scripts sets, and the state that its stream has', async () => {
  const { context, state } = own.data?.routerData ?? {}
  expect(plain({ context, state })).toEqual(plain(await routersContext()))
  expect(own.document).not.toContain('streamController')
})

test('a response that a loader throws is one in the browser too', async () => {
  const { data } = await rendered('deferred', '/missing')
  const { errors } = plain(data?.routerData.state) as HydrationState
  expect(isRouteErrorResponse(errors?.root)).toBe(true)
  expect(errors?.root).toMatchObject({ status: 404 })
})

test('HydratedRouter starts from the three globals, with changes to the loaders’ data, and exposes its state of navigation', async () => {
  const browser = windowAfter([])
  const elements: Record<string, unknown> = { [routerDataId]: own.data?.routerData, [dataChangesId]: { root: { text: 'changed' } } }
  const document = {
    defaultView: browser,
    createElement: () => ({}),
    getElementById: (id: string) => ({ textContent: JSON.stringify(elements[id]) }),
  }
  const listeners = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal(
    'window',
    Object.assign(browser, listeners, {
      __reactRouterManifest: manifest,
      __reactRouterRouteModules: { root: { default: Root }, page: { default: () => null } },
      location: new URL('http://shop.test/page'),
      history: { state: null, replaceState: () => {} },
      document,
    }),
  )
  vi.stubGlobal('document', document)
  setRouterContext()
  const { HydratedRouter } = await import('react-router/dom')
  const page = await html(
    <Suspense>
      <HydratedRouter />
    </Suspense>,
  )
  vi.unstubAllGlobals()
  expect(page).toContain('<p>changed</p>')
  expect(browser.__reactRouterDataRouter).toMatchObject({
    state: { navigation: { state: 'idle' }, fetchers: { size: 0 } },
    subscribe: expect.any(Function),
  })
})

const sourceOf = (file: string) =>
  readFileSync(
    createRequire(import.meta.url)
      .resolve('react-router')
      .replace(/index\.\w+$/, file),
    'utf8',
  )

test('the browser follows a redirect in the headers of a response 204', () => {
  const source = sourceOf('lib/dom/ssr/single-fetch.js')
  expect(source).toContain('res.status === 204 && res.headers.has("X-Remix-Redirect")')
  for (const [name, value] of [
    ['Redirect', 'redirect: '],
    ['Status', 'status: Number('],
    ['Reload-Document', 'reload: '],
  ])
    expect(source).toContain(`${value}res.headers.get("X-Remix-${name}")`)
})

test('the reload that vite.config.ts replaces is in the source of React Router', () => {
  const source = sourceOf('lib/dom/ssr/routeModules.js')
  expect(source).toContain('Error loading route module')
  expect(source.split('window.location.reload();')).toHaveLength(2)
})
