import * as build from 'virtual:react-router/server-build'
import { configurationCalls, configurationScopes, ShopError } from '@stragan/contract'
import { createClient } from '@stragan/contract/client'
import { languageOf } from '@stragan/routing'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Visit, visitContext } from '../app/platform/request-context.ts'

export interface StorefrontDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  log: Visit['log'] & { info: (data: object, message: string) => void }
}

const apiTimeoutMs = 5000

/** The React application as a function of a request; it knows the API only through its client. */
export function createStorefront(deps: StorefrontDependencies): (request: Request) => Promise<Response> {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return async request => {
    const { pathname } = new URL(request.url)
    const language = languageOf(pathname)
    const api = createClient({
      baseUrl: deps.apiUrl,
      shopOrigin: request.headers.get('host') ?? '',
      language,
      fetch: deps.fetch,
      log: deps.log,
      timeoutMs: apiTimeoutMs,
    })
    try {
      const [entry] = await api(configurationCalls.configuration, { params: { scope: 'shop' } })
      const context = new RouterContextProvider()
      context.set(visitContext, { api, language, shop: configurationScopes.shop.parse(entry), log: deps.log })
      return await handle(request, context)
    } catch (error) {
      if (error instanceof ShopError && (error.code === 'shop_not_found' || error.code === 'shop_origin_empty')) return noShop()
      deps.log.error({ err: error, path: pathname }, 'a page failed before it was rendered')
      return unavailable()
    }
  }
}

const plain = (status: number, title: string, text: string) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  )

/** A host that is nobody's learns nothing about who else is here. */
const noShop = () => plain(404, 'Not found', 'There is no shop at this address.')
const unavailable = () => plain(503, 'Just a moment', 'The shop can not answer right now. Please try again shortly.')
