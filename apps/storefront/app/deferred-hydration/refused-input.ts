import { type Control, isControl, isTickable } from '@stragan/ui/control'
import { type EarlyInput, recordInput, replayInput } from '@stragan/ui/early-input'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { summaryInDocument } from '../shell/visitor-summary.tsx'

type Entries = ReadonlyMap<string, ReturnType<typeof entryOf>>

/** Input of pages that were left, by their history entry and address, and by what identifies each control. It ends with the document. */
const storedInput = new Map<string, Entries>()

let isRestored = false

/**
 * Whether client-side navigations store the input of this page: it is that of a refused form, which no back/forward cache has, since it is
 * the response to a POST. Not of customers: another one may have logged in when the page is opened again.
 */
export const storesInput = () =>
  summaryInDocument().customer === null && (isRestored || document.querySelector('[data-form-problems]:not(form *)') !== null)

/**
 * Stores the input of a refused form with `data-left-by-document` when its page is left, and restores it on Back. Passwords and files are
 * not stored.
 */
export function RefusedInput() {
  const { key, pathname, search } = useLocation()
  const { state } = useNavigation()
  // Every entry that the router did not make has the same key, also that of a link to a place of the page.
  const page = `${key} ${pathname}${search}`
  // A layout effect: an effect could run after the response, when the form is gone.
  useLayoutEffect(() => {
    if (state === 'loading' && storesInput()) storedInput.set(page, inputOnPage())
  }, [state, page])
  useEffect(() => {
    const entries = storedInput.get(page)
    isRestored = entries !== undefined
    if (entries) void restoreInput(entries)
  }, [page])
  return null
}

const inputOnPage = () => new Map([...controlsOnPage()].map(([id, control]) => [id, entryOf(control)] as const))

function entryOf(control: Control) {
  const recorded: EarlyInput = new Map()
  recordInput(recorded, control)
  return recorded.get(control)
}

/** Also one that is shown as text. */
const isPassword = ({ type, name }: Control) => type === 'password' || name.endsWith('password')

/** By the intent of their form, name, value of a choice, and how many such controls are before them. */
function controlsOnPage(): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-left-by-document]')) {
    const intent = new FormData(form).get('intent')
    for (const control of form.elements) {
      if (!isControl(control) || ['hidden', 'file'].includes(control.type) || isPassword(control)) continue
      const id = JSON.stringify([intent, control.name, isTickable(control) ? control.value : null])
      let count = 0
      while (controls.has(id + count)) count++
      controls.set(id + count, control)
    }
  }
  return controls
}

/** One after the other: what one shows may contain the next. */
async function restoreInput(entries: Entries) {
  let controls = controlsOnPage()
  let isStale = false
  for (const [id, entry] of entries) {
    if (isStale && !controls.get(id)?.isConnected) {
      controls = controlsOnPage()
      isStale = false
    }
    const control = controls.get(id)
    if (control && entry && (control.value !== entry.value || (isTickable(control) && control.checked !== entry.checked))) {
      replayInput(control, entry)
      isStale = true
    }
    await Promise.resolve()
  }
}
