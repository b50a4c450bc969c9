import type { Control } from '@stragan/ui/control'
import {
  currentControl,
  type EarlyInput,
  protectEarlyInput,
  recordChangedControls,
  recordInput,
  replayInput,
} from '@stragan/ui/early-input'

/** Elements whose use needs scripts; links that do are marked `data-interactive`. */
const interactive = 'button, summary, input, select, textarea, label, [data-interactive]'

/** When hydration takes longer, the first held action runs without it. */
const maxWaitMs = 8000

/**
 * Hydrates the page at the first interaction that needs scripts. Until then button clicks and POST submits are held and replayed after
 * hydration, typed input is replayed as events; links, disclosures and GET forms stay the browser's unless they come after these. When hydration fails or is late,
 * the first held action runs without scripts; when nothing is held and a script fails to load, the page reloads once (docs/spec.md#8).
 * Returns a function that hydrates without an interaction; its failure does not reload, since a reload would lose a form's outcome.
 */
export function hydrateAtFirstInteraction(hydrate: () => Promise<void>): () => void {
  const heldActions: (() => void)[] = []
  const typedFields: EarlyInput = new Map()
  const untilHydrated = new AbortController()
  let isStarted = false
  let isRestored = false

  const start = (isWithoutInteraction = false) => {
    if (isStarted) return
    isStarted = true
    const endProtection = protectEarlyInput()
    const release = async (actions: (() => void)[]) => {
      untilHydrated.abort()
      endProtection()
      if (isRestored) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      // Microtasks of Preact render what was typed, which the listeners of the next field of a form, and of a blur, read.
      for (const [field, entry] of typedFields) {
        const current = currentControl(field)
        if (current) replayInput(current, entry)
        await Promise.resolve()
      }
      for (const field of typedFields.keys()) replayBlur(currentControl(field) ?? field)
      // And again before each action: what a blur submits is pending before a link is followed, and a press counts from what the one before
      // it has rendered.
      for (const action of actions) {
        await Promise.resolve()
        action()
      }
    }
    const hydration = async () => {
      await hydrate()
      document.documentElement.toggleAttribute('data-hydrated', true)
      return true
    }
    // Without scripts the first submit leaves the page, so only one action can run.
    Promise.race([hydration(), pause(maxWaitMs).then(() => false)]).then(
      isInTime => release(isInTime ? heldActions : heldActions.slice(0, 1)),
      () => {
        const isIdle = heldActions.length + typedFields.size === 0 && !isWithoutInteraction
        void release(heldActions.slice(0, 1))
        if (isIdle) window.reloadOnce()
      },
    )
  }
  const hold = (event: Event, button: Element | null, action: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    button?.setAttribute('aria-busy', 'true')
    heldActions.push(() => {
      button?.removeAttribute('aria-busy')
      action()
    })
    start()
  }
  /** A link or form after a held action, or after input that is saved by scripts, waits too: both have to happen, in order. */
  const isHolding = () => heldActions.length > 0 || [...typedFields.keys()].some(field => field.closest('[data-saved-by-scripts]'))
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: untilHydrated.signal })

  on('pointerover', event => {
    if (event.pointerType === 'mouse' && within(event, interactive)) start()
  })
  on('pointerdown', event => {
    if (within(event, interactive) || !within(event, 'a')) start()
  })
  on('focusin', event => {
    if (within(event, interactive)) start()
  })
  on('input', event => {
    recordInput(typedFields, event.target)
    start()
  })
  on('click', event => {
    const pressed = within(event, isHolding() ? 'button, a[href]:not([target=_blank])' : 'button, a[data-interactive]')
    if (!pressed || isSubmit(pressed) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    hold(event, pressed, () => pressed.click())
  })
  on('submit', event => {
    const { target: form, submitter } = event
    const isPost = form instanceof HTMLFormElement && (submitter?.getAttribute('formmethod') ?? form.method) === 'post'
    if (form instanceof HTMLFormElement && (isPost || isHolding())) hold(event, submitter, () => form.requestSubmit(submitter))
  })
  // Without this Enter would press the default button of the form, or nothing.
  on('keydown', event => {
    const field = within(event, '[data-handles-enter]')
    if (!field || event.key !== 'Enter') return
    if (event.repeat) event.preventDefault()
    else hold(event, null, () => field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })))
  })
  // A page restored from the back/forward cache shows an outdated cart; listeners that hydration adds get the event afterwards.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isRestored = true
    start()
  }
  window.addEventListener('pageshow', onShow, { signal: untilHydrated.signal })
  const [navigation] = performance.getEntriesByType('navigation')
  const kind = navigation instanceof PerformanceNavigationTiming ? navigation.type : 'navigate'
  // After a reload or Back the browser restores what was in the fields, which is not to happen again.
  if (kind === 'navigate') recordChangedControls(typedFields)
  if (kind === 'back_forward' || typedFields.size > 0) start()
  return () => start(true)
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const within = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

const isSubmit = (pressed: HTMLElement) => pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form !== null

function replayBlur(field: Control) {
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
