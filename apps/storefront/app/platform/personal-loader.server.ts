import type { FormFields } from '@stragan/web/form-fields.server'
import { readForm, readUpload, type UploadedForm } from '@stragan/web/read-form.server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { createContext, data } from 'react-router'
import { type PublicContext, publicContext } from './public-context.ts'
import { type PageLocation, toHttpError } from './public-loader.server.ts'
import { type VisitorContext, visitorContext } from './visitor-context.ts'

interface PersonalPageLocation extends PageLocation {
  /** The page is rendered as the response to a form. */
  isAfterForm: boolean
}

const afterFormContext = createContext(false)

/** Loader of a personal page. Unknown paths are "not found" before any call. */
export const personalLoader =
  <T>(load: (ctx: PublicContext, visitor: VisitorContext, at: PersonalPageLocation) => Promise<T>) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<T> => {
    const ctx = context.get(publicContext)
    if (!ctx.page) throw data(null, { status: 404 })
    const query = new URL(request.url).searchParams
    try {
      return await load(ctx, context.get(visitorContext), {
        params: ctx.page.params,
        query,
        isAfterForm: context.get(afterFormContext),
      })
    } catch (error) {
      throw toHttpError(error)
    }
  }

/** Action of a form. */
export const personalAction =
  <T>(act: (ctx: PublicContext, visitor: VisitorContext, form: FormFields, request: Request) => Promise<T>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<T> => {
    context.set(afterFormContext, true)
    return act(context.get(publicContext), context.get(visitorContext), await readForm(request), request).catch(failed)
  }

/** Action of a form with a file, of at most `maxBytes` in total. */
export const uploadAction =
  <T>(maxBytes: number, act: (ctx: PublicContext, visitor: VisitorContext, sent: UploadedForm) => Promise<T>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<T> =>
    act(context.get(publicContext), context.get(visitorContext), await readUpload(request, maxBytes)).catch(failed)

/** Personal resource route, such as a file. */
export const personalResource =
  <T>(load: (ctx: PublicContext, visitor: VisitorContext, query: URLSearchParams, request: Request) => Promise<T>) =>
  ({ context, request }: LoaderFunctionArgs): Promise<T> =>
    load(context.get(publicContext), context.get(visitorContext), new URL(request.url).searchParams, request).catch(failed)

/** Whether a browser navigates: scripts accept no HTML. */
export const isDocumentRequest = (request: Request): boolean => request.headers.get('accept')?.includes('text/html') ?? false

/** Personal data for scripts only; 404 when opened as a page. */
export const personalData = <T>(load: (visitor: VisitorContext, query: URLSearchParams) => Promise<T>) =>
  personalResource(async (_, visitor, query, request) => {
    if (isDocumentRequest(request)) throw data(null, { status: 404 })
    return load(visitor, query)
  })

const failed = (error: unknown) => {
  throw toHttpError(error)
}
