import { ShopError } from '@stragan/contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import { type PublicContext, publicContext } from './public-context.ts'

export interface PageLocation {
  /** Path parameters, validated by the route table. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

/**
 * Loader of a page that is the same for everybody: gets the public context and the location, not the request. Unknown paths and invalid
 * parameters are "not found" before any call.
 */
export const publicLoader = <T>(load: (ctx: PublicContext, at: PageLocation) => Promise<T>) =>
  Object.assign(
    async ({ context, request }: PublicLoaderArgs): Promise<T> => {
      const ctx = context.get(publicContext)
      if (!ctx.page) throw data(null, { status: 404 })
      try {
        return await load(ctx, { params: ctx.page.params, query: new URL(request.url).searchParams })
      } catch (error) {
        throw toHttpError(error)
      }
    },
    { isPublic: true },
  )

type PublicLoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Whether a route's loader is a `publicLoader`. */
export const isPublicLoader = (loader: unknown): loader is (args: PublicLoaderArgs) => Promise<unknown> =>
  typeof loader === 'function' && 'isPublic' in loader

/** Public resource route: a file, or data for scripts. Path parameters are not validated. */
export const publicResource =
  (load: (ctx: PublicContext, at: PageLocation, request: Request) => Promise<Response> | Response) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<Response> => {
    try {
      const checked = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
      return await load(context.get(publicContext), { params: checked, query: new URL(request.url).searchParams }, request)
    } catch (error) {
      throw toHttpError(error)
    }
  }

/** Converts an API error to the page's response: a client error keeps its status and is no failure of ours; 503 is passed on. */
export const toHttpError = (error: unknown): unknown =>
  error instanceof ShopError && (error.status < 500 || error.status === 503) ? data(null, { status: error.status }) : error
