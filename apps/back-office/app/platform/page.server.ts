import { type Arguments, type ErrorCode, type Language, type Operation, type ResponseOutput, ShopError } from '@stragan/contract'
import { passkeyCalls, signInCalls } from '@stragan/contract/admin'
import { pagePath } from '@stragan/routing'
import type { Fields, FormFieldTable, FormOutcome, WrongPassword } from '@stragan/ui/form'
import { defineForm, hasProblems, idempotencyKeyFor, resultOf, statusOf } from '@stragan/web/form.server'
import { FormFields } from '@stragan/web/form-fields.server'
import { readForm } from '@stragan/web/read-form.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { failureIn } from './failures.messages.ts'
import { fieldErrorIn } from './field-errors.messages.ts'
import type { FieldName } from './field-names.ts'
import type { FormAnswer } from './form.ts'
import { answerNames, formKeyName, type Interruption, type PageFailure } from './interruption.ts'
import type { Notice } from './notice.ts'
import { type Account, isPending, isSessionGone, type Office, officeContext } from './office.server.ts'
import type { RefusalText } from './refusal-text.ts'
import { refusalIn } from './refusals.messages.ts'

export interface At {
  /** Parameters of the path, such as the code of the shop. */
  params: Record<string, string>
  query: URLSearchParams
  path: string
  url: URL
}

export const atOf = ({ request, params }: LoaderFunctionArgs): At => {
  const url = new URL(request.url)
  return { params: params as At['params'], query: url.searchParams, path: pagePath(url.pathname), url }
}

/** Loader of a page. What the API refuses becomes a redirect to sign in, or an error page. */
export const pageLoader =
  <T>(load: (office: Office, at: At) => Promise<T>) =>
  async (args: LoaderFunctionArgs): Promise<T> => {
    const office = args.context.get(officeContext)
    try {
      return await load(office, atOf(args))
    } catch (error) {
      throw await pageError(office, error, atOf(args))
    }
  }

/**
 * Action of a page's forms. Where the API wants the person to sign in again or to confirm their identity first, the page asks for that, with
 * what was sent as hidden fields, and then does what the form was sent for.
 */
export const pageAction =
  <T>(act: (office: Office, form: FormFields, at: At) => Promise<T>, { maxFormBytes }: { maxFormBytes?: number } = {}) =>
  async (args: ActionFunctionArgs): Promise<T> => {
    const office = args.context.get(officeContext)
    const sent = await readForm(args.request, maxFormBytes)
    const form = withoutAnswers(sent)
    const resubmission = resubmissionOf(args.request, sent)
    await answerInterruption(office, sent, resubmission)
    try {
      return await act(withFormKey(office, sent.text(formKeyName)), form, atOf(args))
    } catch (error) {
      const kind = await interruptionOf(office, error)
      if (kind) throw interrupted({ kind, ...resubmission })
      throw await pageError(office, error, atOf(args))
    }
  }

/** Who is signed in. Throws `session_missing`, and `second_factor_required` for an incomplete sign-in. */
export async function requireAccount(office: Office): Promise<Account> {
  const account = await office.account()
  if (!account) throw new ShopError('session_missing')
  if (isPending(account)) throw new ShopError('second_factor_required')
  return account
}

/** What a page throws: a redirect to sign in, a question for the password, or the data of an error page. */
export async function pageError(office: Office, error: unknown, { path, query }: At): Promise<unknown> {
  if (!(error instanceof ShopError)) return error
  const here = query.size > 0 ? `${path}?${query}` : path
  if (isSessionGone(error)) {
    office.setSession(null)
    return redirect(`/sign-in?${new URLSearchParams({ return_to: here })}`, 303)
  }
  if (error.code === 'second_factor_required')
    return (await isIncomplete(office))
      ? redirect(`/sign-in/second-factor?${new URLSearchParams({ return_to: here })}`, 303)
      : redirect('/account?needed=second-factor', 303)
  if (error.code === 'step_up_required') return interrupted({ kind: 'identity', fields: [] })
  return data(failureIn(await office.language(), error.code) satisfies PageFailure, { status: error.status })
}

async function isIncomplete(office: Office) {
  const account = await office.account()
  return account !== null && isPending(account)
}

async function interruptionOf(office: Office, error: unknown): Promise<Interruption['kind'] | null> {
  if (isSessionGone(error)) {
    office.setSession(null)
    return 'sign-in'
  }
  if (!(error instanceof ShopError)) return null
  if (error.code === 'step_up_required') return 'identity'
  return error.code === 'second_factor_required' && (await isIncomplete(office)) ? 'second-factor' : null
}

/** Shows the interruption in place of the page. */
const interrupted = (interruption: Interruption, status = 403) => data({ interruption } satisfies PageFailure, { status })

/** The office whose calls have the key of a form. The call with all that it sends belongs to the key, as what was changed is another form. */
function withFormKey(office: Office, key: string): Office {
  if (key === '') return office
  const api: Office['api'] = (call, args, options) =>
    office.api(call, args, { ...idempotencyKeyFor(`${key} ${call.method} ${call.path} ${JSON.stringify(args)}`), ...options })
  return { ...office, api }
}

const withoutAnswers = (form: FormFields) => new FormFields([...form].filter(([name]) => !name.startsWith('~')))

const isPassword = (name: string) => name.endsWith('password')

const isOfForm = (name: string) => name === formKeyName || !(name.startsWith('~') || isPassword(name))

type Resubmission = Pick<Interruption, 'fields' | 'isMultipart'>

/** Texts to send again, with the key of the form; passwords are typed anew. */
const resubmissionOf = ({ headers }: Request, sent: FormFields): Resubmission => ({
  fields: [...sent].filter((field): field is [string, string] => typeof field[1] === 'string' && isOfForm(field[0])),
  ...(headers.get('content-type')?.startsWith('multipart/') && { isMultipart: true }),
})

/** Makes the call that a form's interruption waits for; a refused one interrupts again. */
async function answerInterruption(office: Office, sent: FormFields, resubmission: Resubmission) {
  const attempt = async (kind: Interruption['kind'], call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      if (isSessionGone(error) && kind !== 'sign-in') throw interrupted({ kind: 'sign-in', ...resubmission })
      if (!(error instanceof ShopError)) throw error
      const refusal = answerRefusal(await office.language(), kind, error)
      throw interrupted({ kind, ...resubmission, refusal, email: sent.text(answerNames.email) }, error.status)
    }
  }
  if (sent.has(answerNames.email)) {
    await attempt('sign-in', async () => {
      const body = {
        email: sent.text(answerNames.email).trim(),
        password: sent.text(answerNames.password),
        device_token: office.deviceToken,
      }
      office.setSession(await office.api(signInCalls.signIn, { body }))
    })
    if (await isIncomplete(office)) throw interrupted({ kind: 'second-factor', ...resubmission })
  }
  if (sent.has(answerNames.passkey))
    await attempt('sign-in', async () =>
      office.setSession(await office.api(passkeyCalls.signInWithPasskey, bodyWithCredential(sent, answerNames.passkey))),
    )
  if (sent.has(answerNames.code))
    await attempt('second-factor', async () =>
      office.setSession(await office.api(signInCalls.confirmSecondFactor, { body: { code: sent.text(answerNames.code) } })),
    )
  if (sent.has(answerNames.identity))
    await attempt('identity', () => office.api(signInCalls.confirmIdentity, { body: { password: sent.text(answerNames.identity) } }))
  if (sent.has(answerNames.passkeyIdentity))
    await attempt('identity', () =>
      office.api(passkeyCalls.confirmIdentityWithPasskey, bodyWithCredential(sent, answerNames.passkeyIdentity)),
    )
}

/** What the page's script wrote into a field: the API's schema says whether it is a passkey's answer. */
function bodyWithCredential(form: FormFields, name: string) {
  return { body: { credential: readCredential(form.text(name)) } }
}

export function readCredential(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Why the answer to an interruption was refused; to confirm an identity the person enters the password alone. */
function answerRefusal(language: Language, kind: Interruption['kind'], { code, details }: ShopError): RefusalText {
  if (kind === 'identity' && code === 'login_failed') return { title: fieldErrorIn[language]('password', 'wrong'), text: '' }
  return refusalIn(language, { code, minutes: Math.ceil(Number(details?.retry_after ?? 0) / 60) })
}

const ofPage: readonly ErrorCode[] = [
  'session_missing',
  'session_expired',
  'step_up_required',
  'shop_not_found',
  'permission_denied',
  'operator_required',
  'configuration_scope_not_found',
]

/** Whether an error is answered by the page, not by its form. */
export const isForPage = async (office: Office, error: unknown): Promise<boolean> =>
  !(error instanceof ShopError) || ofPage.includes(error.code) || (error.code === 'second_factor_required' && (await isIncomplete(office)))

interface Submission<C extends Operation, Name extends string> {
  /** Which of the page's forms it is. */
  intent: string
  table: FormFieldTable<Name>
  fields: Fields
  call: C
  args: Arguments<C>
}

/** Validates a form and makes its call; the outcome is the response, or the form with its errors, and what the call said of fields by their paths. */
export async function submit<C extends Operation, Name extends string>(
  office: Office,
  { intent, table, fields, call, args }: Submission<C, Name>,
): Promise<
  | { response: ResponseOutput<C>; refused?: undefined; problems?: undefined }
  | { refused: Awaited<ReturnType<typeof formAnswer>>; response?: undefined; problems?: ShopError['fields'] }
> {
  const form = defineForm(table)
  const refuse = async (outcome: FormOutcome<Name>) => ({ refused: await formAnswer(office, { intent, fields, outcome }) })
  const problems = call.body ? form.problemsOf(call.body, (args as { body?: unknown }).body, fields) : {}
  if (hasProblems(problems)) return refuse({ problems, refused: null } as FormOutcome<Name>)
  try {
    return { response: await office.api(call, args) }
  } catch (error) {
    if (await isForPage(office, error)) throw error
    return { ...(await refuse(form.refusalOf(error))), problems: error instanceof ShopError ? error.fields : undefined }
  }
}

interface Refusal<Name extends string> {
  intent: string
  fields: Fields
  outcome: FormOutcome<Name>
}

/** The answer to a form that was not carried out, with what was typed. */
export async function formAnswer<Name extends string>(office: Office, { intent, fields, outcome }: Refusal<Name>) {
  const language = await office.language()
  const problems = Object.entries(outcome.problems) as [FieldName, WrongPassword][]
  const errors = Object.fromEntries(problems.map(([name, wrong]) => [name, fieldErrorIn[language](name, wrong)]))
  const refusal = outcome.refused && refusalIn(language, outcome.refused)
  return data({ intent, ...resultOf(fields, outcome), errors, refusal } as FormAnswer, { status: statusOf(outcome.refused) })
}

/** Why a call was refused, in the language of the page. */
export const refusalText = async (office: Office, code: ErrorCode): Promise<RefusalText> =>
  refusalIn(await office.language(), { code, minutes: 0 })

/** Redirects to a page of the back office, and to no other host: its path may have what somebody else wrote. */
export const toPage = (path: string) => redirect(safeRedirect(path), 303)

/** Redirects after a form, with a notice of what it has done. */
export function done(office: Office, path: string, notice?: Notice) {
  if (notice) office.setNotice(notice)
  return toPage(path)
}
