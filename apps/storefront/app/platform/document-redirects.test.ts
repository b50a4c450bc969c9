import { createRequestHandler, redirect, redirectDocument, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { documentRedirects } from './document-redirects.server.ts'

const route = { hasAction: true, hasLoader: false, hasErrorBoundary: false, imports: [], css: [] }

/** Posts a form whose action returns the response. */
async function answered(response: Response, path: string): Promise<Response> {
  const action = () => {
    throw response
  }
  const handle = createRequestHandler({
    entry: { module: { default: () => new Response() } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, middleware: [documentRedirects] } },
      page: { id: 'page', parentId: 'root', path: 'page', module: { default: () => null, action } },
    },
    assets: { entry: {}, routes: { root: { ...route, id: 'root' }, page: { ...route, id: 'page' } }, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: 'build',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild)
  return handle(new Request(`http://shop.test${path}`, { method: 'POST', body: new FormData() }))
}

test.each([
  ['to a document', () => redirectDocument('/order', { status: 303, headers: { 'set-cookie': 'a=1' } }), '/order'],
  ['to another origin', () => redirect('https://pay.test/1', { status: 303, headers: { 'set-cookie': 'a=1' } }), 'https://pay.test/1'],
])('a redirect of scripts %s has no body', async (_, redirection, location) => {
  const response = await answered(redirection(), '/page.data')
  expect([response.status, response.body]).toEqual([204, null])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-remix-redirect': location,
    'x-remix-status': '303',
    'set-cookie': 'a=1',
  })
  expect(response.headers.has('location')).toBe(false)
})

test('other redirects, and those of documents, stay as they are', async () => {
  expect((await answered(redirect('/order', 303), '/page.data')).status).toBe(202)
  const document = await answered(redirectDocument('/order', 303), '/page')
  expect([document.status, document.headers.get('location')]).toEqual([303, '/order'])
})
