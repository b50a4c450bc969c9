import type { SalesUnit } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { useEffect } from 'react'
import { addToCartMessages } from './add-to-cart.messages.ts'
import { type Added, beginCartRequest, loadCart, setMiniCartNotice } from './cart-store.ts'
import type { AddResult } from './cart-summary.ts'
import { showMiniCart } from './mini-cart.tsx'

/**
 * Submits every add-to-cart form in the background, with one delegated listener. Submits are queued, so that a new visitor's first two
 * create one session and one cart.
 */
export function useAddToCart(language: Language) {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || targetPathOf(form, event.submitter) !== '/cart-lines') return
      event.preventDefault()
      submitForm(form, event.submitter, language)
    }
    // A page restored from the back/forward cache shows an outdated cart.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void loadCart(language)
    }
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.salesUnit && !/^\d*$/.test(target.value.trim()))
        convertUnits(target, language).catch(() => {})
    }
    document.addEventListener('submit', onSubmit)
    document.addEventListener('change', onChange)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('change', onChange)
      window.removeEventListener('pageshow', onShow)
    }
  }, [language])
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') void loadCart(language)
  }, [language])
}

/**
 * Converts a quantity with a unit, such as `200 pcs` of a box of 100, or shows the nearest quantities. The parser is loaded when it is
 * needed.
 */
async function convertUnits(input: HTMLInputElement, language: Language) {
  const typed = input.value
  const { parseQuantity, inSalesUnits } = await import('./typed-quantity.ts')
  const quantity = parseQuantity(typed, language)
  if (!quantity || input.value !== typed) return
  const salesUnit = JSON.parse(input.dataset.salesUnit ?? '') as SalesUnit
  const nearest = inSalesUnits(quantity, salesUnit)
  const place = input.closest('[data-add-to-cart]') ?? input.form ?? input
  if (typeof nearest !== 'number')
    return showError(place, addToCartMessages[language].refused('invalid_body', null, { nearest, salesUnit }))
  showError(place, '')
  input.setRangeText(String(nearest), 0, typed.length, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Target path of a submit: buttons of a list's form may override its action. */
const targetPathOf = (form: HTMLFormElement, button: HTMLElement | null) =>
  new URL(button instanceof HTMLButtonElement && button.hasAttribute('formaction') ? button.formAction : form.action).pathname

const timeoutMs = 20_000

let queue = Promise.resolve()
let pendingCount = 0
let added: Added[] = []
const pendingSubmits = new WeakMap<Element, number>()

function submitForm(form: HTMLFormElement, button: HTMLElement | null, language: Language) {
  const data = new FormData(form, button)
  const place = button?.closest('[data-add-to-cart]') ?? form
  showError(place, '')
  // Safari does not focus a clicked button, and the mini-cart returns the focus to where it was.
  if (!place.contains(document.activeElement)) button?.focus()
  pendingCount += 1
  setBusy(button, 1)
  queue = queue.then(async () => {
    const result = await send(data)
    pendingCount -= 1
    setBusy(button, -1)
    if (result.ok) recordAdded(data, result)
    else reportRefusal(place, addToCartMessages[language].refused(result.code, result.left, 'offer' in result ? result.offer : undefined))
    if (pendingCount > 0 || added.length === 0) return
    setMiniCartNotice({ added })
    added = []
    showMiniCart()
  })
}

type Outcome = AddResult | { ok: false; code: 'unreachable' | 'unavailable'; left: null }

async function send(body: FormData): Promise<Outcome> {
  const applyResponse = beginCartRequest()
  const headers = { accept: 'application/json' }
  const response = await fetch('/cart-lines', { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
  if (!response) return { ok: false, code: 'unreachable', left: null }
  const result = (await response.json().catch(() => null)) as AddResult | null
  if (typeof result?.ok !== 'boolean') return { ok: false, code: 'unavailable', left: null }
  if (result.ok) applyResponse(result.summary)
  return result
}

/** Merges additions of the same product and variant. */
function recordAdded(data: FormData, { name, quantity }: { name: string; quantity: number }) {
  const key = `${data.get('product_id')} ${data.get('product_variant_id') ?? ''}`
  const same = added.find(one => one.key === key)
  added = [...added.filter(one => one !== same), { key, name, quantity: quantity + (same?.quantity ?? 0) }]
}

/** Marks a button as busy while any of its submits is pending. */
function setBusy(button: HTMLElement | null, change: number) {
  if (!button) return
  const count = (pendingSubmits.get(button) ?? 0) + change
  pendingSubmits.set(button, count)
  if (count > 0) button.setAttribute('aria-busy', 'true')
  else button.removeAttribute('aria-busy')
}

function reportRefusal(place: Element, text: string) {
  if (place.isConnected) return showError(place, text)
  setMiniCartNotice({ problem: text })
  showMiniCart()
}

/** Shows an error at the form or its row; an empty text removes it. */
function showError(place: Element, text: string) {
  const message = place.querySelector('[role=alert]')
  if (message) message.textContent = text
  if (text) message?.scrollIntoView({ block: 'nearest' })
  const box = place.querySelector('input[name^=items]')
  if (!box) return
  if (text) box.setAttribute('aria-invalid', 'true')
  else box.removeAttribute('aria-invalid')
}
