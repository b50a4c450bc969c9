import { ShopError } from '@stragan/contract'
import { data, type LoaderFunctionArgs } from 'react-router'
import { type SharedVisit, sharedVisitContext } from './visit.ts'

export interface At {
  /** Of the path, checked against the route table. */
  params: Readonly<Record<string, string>>
  query: URLSearchParams
}

/**
 * The loader of a page that is the same for everybody: it is given the visit and where it is, never the request. A path that is no page,
 * or whose parameter fails its check, is not found before anything is called.
 */
export const sharedLoader =
  <T>(load: (visit: SharedVisit, at: At) => Promise<T>) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<T> => {
    const visit = context.get(sharedVisitContext)
    if (!visit.page) throw data(null, { status: 404 })
    try {
      return await load(visit, { params: visit.page.params, query: new URL(request.url).searchParams })
    } catch (error) {
      throw asAnswer(error)
    }
  }

/**
 * Something that is no page and the same for everybody: a file, or what a script asks for. Of a path's parameters nothing is checked.
 */
export const sharedResource =
  (load: (visit: SharedVisit, at: At, request: Request) => Promise<Response> | Response) =>
  async ({ context, params, request }: LoaderFunctionArgs): Promise<Response> => {
    try {
      const checked = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? '']))
      return await load(context.get(sharedVisitContext), { params: checked, query: new URL(request.url).searchParams }, request)
    } catch (error) {
      throw asAnswer(error)
    }
  }

/**
 * The answer that a refusal of the API is: what it does not know is not there, what it refuses is the request's fault and no failure of
 * ours, and while it can not answer the page can not either.
 */
export const asAnswer = (error: unknown): unknown =>
  error instanceof ShopError && (error.status < 500 || error.status === 503) ? data(null, { status: error.status }) : error
