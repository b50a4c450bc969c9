import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { createContext, data } from 'react-router'
import type { FormFields } from './form-fields.server.ts'
import { formWithin, type SentForm, smallForm } from './sent-form.server.ts'
import { type At, asAnswer } from './shared.server.ts'
import { type SharedVisit, sharedVisitContext } from './visit.ts'
import { type Visitor, visitorContext } from './visitor.ts'

interface PersonalAt extends At {
  /** The page comes back with the outcome of a form of its own. */
  isAfterForm: boolean
}

const afterFormContext = createContext(false)

/** The loader of a page that shows what is its visitor's. A path that is no page is not found before anything is called. */
export const personalLoader =
  <T>(load: (visit: SharedVisit, visitor: Visitor, at: PersonalAt) => Promise<T>) =>
  async ({ context, request }: LoaderFunctionArgs): Promise<T> => {
    const visit = context.get(sharedVisitContext)
    if (!visit.page) throw data(null, { status: 404 })
    const query = new URL(request.url).searchParams
    try {
      return await load(visit, context.get(visitorContext), {
        params: visit.page.params,
        query,
        isAfterForm: context.get(afterFormContext),
      })
    } catch (error) {
      throw asAnswer(error)
    }
  }

/** The action of a form. */
export const personalAction =
  <T>(act: (visit: SharedVisit, visitor: Visitor, form: FormFields, request: Request) => Promise<T>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<T> => {
    context.set(afterFormContext, true)
    return act(context.get(sharedVisitContext), context.get(visitorContext), await smallForm(request), request).catch(failed)
  }

/** The action of a form with a file, of at most so many bytes in all. */
export const uploadAction =
  <T>(maxBytes: number, act: (visit: SharedVisit, visitor: Visitor, sent: SentForm) => Promise<T>) =>
  async ({ context, request }: ActionFunctionArgs): Promise<T> =>
    act(context.get(sharedVisitContext), context.get(visitorContext), await formWithin(request, maxBytes)).catch(failed)

/** Something of a visitor's that is no page, such as a file. */
export const personalResource =
  <T>(load: (visit: SharedVisit, visitor: Visitor, query: URLSearchParams, request: Request) => Promise<T>) =>
  ({ context, request }: LoaderFunctionArgs): Promise<T> =>
    load(context.get(sharedVisitContext), context.get(visitorContext), new URL(request.url).searchParams, request).catch(failed)

/** What only a script asks for; a browser that opens it as a page finds none. */
export const personalData = <T>(load: (visitor: Visitor, query: URLSearchParams) => Promise<T>) =>
  personalResource(async (_, visitor, query, request) => {
    if (request.headers.get('accept')?.includes('text/html')) throw data(null, { status: 404 })
    return load(visitor, query)
  })

const failed = (error: unknown) => {
  throw asAnswer(error)
}
