import { ShopError } from '@stragan/contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import { type PublicContext, publicContext } from './public-context.ts'

export interface PageLocation {
  /** Of the path, checked against the route table. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

/**
 * The loader of a page that is the same for everybody: it is given the visit and where it is, never the request. A path that is no page,
 * or whose parameter fails its check, is not found before anything is called.
 */
export const publicLoader =
  <T>(load: (ctx: PublicContext, at: PageLocation) => Promise<T>) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<T> => {
    const ctx = context.get(publicContext)
    if (!ctx.page) throw data(null, { status: 404 })
    try {
      return await load(ctx, { params: ctx.page.params, query: new URL(request.url).searchParams })
    } catch (error) {
      throw toHttpError(error)
    }
  }

/**
 * Something that is no page and the same for everybody: a file, or what a script asks for. Of a path's parameters nothing is checked.
 */
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

/**
 * The answer that a refusal of the API is: what it does not know is not there, what it refuses is the request's fault and no failure of
 * ours, and while it can not answer the page can not either.
 */
export const toHttpError = (error: unknown): unknown =>
  error instanceof ShopError && (error.status < 500 || error.status === 503) ? data(null, { status: error.status }) : error
