import { changedControls } from '@stragan/ui/control'
import { maxSendingMs } from '@stragan/ui/use-sending'
import { draftAccountName } from './draft.ts'

/** Whether the draft is stored. */
export type AutosaveState = { is: 'idle' | Failure } | { is: 'stored'; time: string }

interface Options {
  /** Address of the draft. */
  href: string
  /** Id of the account that the page was made for. */
  account: string
  /** Whether the page came with something to store: a draft, or what a refused form has. */
  hasDraft: boolean
  /** Whether that is not stored yet. */
  isUnsaved: boolean
  onChange: (state: AutosaveState) => void
}

type Failure = 'unreachable' | 'signed-out' | 'refused'

/** Why a request was aborted: a newer one has all that it had. */
const replaced = 'replaced'
const pauseMs = 2000
const retryMs = 15_000
const timeoutMs = 10_000
/** A request may outlive its page up to 64 KB. */
const maxKeepaliveLength = 60_000

/** Stores what is typed into a form as a draft: after a pause, and at once when the page is hidden. Returns how to stop. */
export function autosaveDraft(form: HTMLFormElement, { href, account, hasDraft, isUnsaved, onChange }: Options): () => void {
  const listening = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDirty = isUnsaved
  let isStored = hasDraft && !isUnsaved
  let inFlight: Promise<void> | null = null
  let request = new AbortController()
  // The form, or its discarding, is on the way: a draft that arrives later would outlive it.
  let isLeaving = false
  let leavingTimer: ReturnType<typeof setTimeout> | undefined

  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => (inFlight ? schedule(pauseMs) : send()), ms)
  }
  const send = () => {
    if (!isDirty || isLeaving) return
    isDirty = false
    const isTouched = hasDraft || changedControls(form).length > 0
    // All is as it was: there is nothing to come back to.
    if (!isTouched && !isStored) return
    request = new AbortController()
    const body = bodyOf(form)
    body.set('draft', isTouched ? 'keep' : 'discard')
    body.set(draftAccountName, account)
    const sending = post(body, isTouched, request).finally(() => {
      if (inFlight === sending) inFlight = null
    })
    inFlight = sending
  }
  const post = async (body: URLSearchParams, hasFields: boolean, controller: AbortController) => {
    const { signal } = controller
    setTimeout(() => controller.abort(), timeoutMs)
    try {
      const keepalive = body.toString().length < maxKeepaliveLength
      const response = await fetch(`${href}/autosave`, { method: 'POST', body, keepalive, signal })
      if (!response.ok) return fail(await failureOf(response))
      isStored = hasFields
      onChange(hasFields ? { is: 'stored', time: (await response.json()).time } : { is: 'idle' })
    } catch {
      if (signal.reason !== replaced) fail('unreachable')
    }
  }
  const fail = (is: Failure) => {
    onChange({ is })
    if (is === 'refused') return
    isDirty = true
    schedule(retryMs)
  }

  const onInput = () => {
    isDirty = true
    schedule(pauseMs)
  }
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || (target !== form && target.getAttribute('action') !== href)) return
    if (inFlight) {
      event.preventDefault()
      event.stopPropagation()
      if (!isLeaving) inFlight.finally(() => target.requestSubmit(submitter))
    }
    isLeaving = true
    clearTimeout(leavingTimer)
    leavingTimer = setTimeout(onSlow, maxSendingMs)
  }
  // After the save under way: of two at the same time the older one may arrive last.
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return
    if (inFlight) inFlight.then(send)
    else send()
  }
  // In place of the save under way: there may be no page any more to wait for it.
  const onPageHide = () => {
    if (isDirty && !isLeaving) request.abort(replaced)
    send()
  }
  // The form was stopped, or its answer takes long: only what is typed from here on may outlive it.
  const onSlow = () => {
    isLeaving = false
    isDirty = false
  }
  const onStay = () => {
    isLeaving = false
    if (isDirty) schedule(0)
  }
  const { signal } = listening
  form.addEventListener('input', onInput, { signal })
  document.addEventListener('submit', onSubmit, { capture: true, signal })
  document.addEventListener('visibilitychange', onHide, { signal })
  window.addEventListener('pagehide', onPageHide, { signal })
  window.addEventListener('pageshow', onStay, { signal })
  if (isDirty) schedule(0)
  return () => {
    clearTimeout(timer)
    clearTimeout(leavingTimer)
    listening.abort()
  }
}

/** Why a draft was not stored. It is tried again, unless it was refused for good. */
async function failureOf(response: Response): Promise<Failure> {
  const { status } = response
  if (status === 401 || (status === 403 && (await response.json()).code === 'second_factor_required')) return 'signed-out'
  return status === 429 || status >= 500 ? 'unreachable' : 'refused'
}

/** The texts of the form; a draft has no files. */
function bodyOf(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  return body
}
