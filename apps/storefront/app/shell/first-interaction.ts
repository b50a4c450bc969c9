/** Where scripts do what the page cannot by itself, or does otherwise; `data-scripted` says so of a link. */
const scripted = 'button, summary, input, select, textarea, label, [data-scripted]'

/** For so long scripts may take; then the page does without them what waits. */
const longestMs = 8000

/**
 * Wakes the page once its visitor does something that scripts have a part in. What happens until then is not lost: presses of buttons and
 * forms that are posted are held and done again, what is typed is told again. Links, disclosures and searches are the browser's own
 * meanwhile. A page that can't be woken, or not soon, does by itself the first that was held; where nothing was, and a script is missing,
 * it is loaded anew (docs/spec.md#8). Answers what wakes it without an interaction: that a page which was only just made can't be woken is no
 * reason to load it anew, and what it tells its visitor would be lost.
 */
export function wakeAtFirstInteraction(wake: () => Promise<void>): () => void {
  const held: (() => void)[] = []
  const typed = new Set<HTMLElement>()
  const asleep = new AbortController()
  let isWaking = false

  const begin = (isJustMade = false) => {
    if (isWaking) return
    isWaking = true
    const goOn = (acts: (() => void)[]) => {
      asleep.abort()
      for (const field of typed) tellAgain(field)
      for (const act of acts) act()
    }
    const awake = async () => {
      await wake()
      document.documentElement.toggleAttribute('data-awake', true)
      return true
    }
    // A page sends one form by itself, and is left with it.
    Promise.race([awake(), pause(longestMs).then(() => false)]).then(
      isInTime => goOn(isInTime ? held : held.slice(0, 1)),
      () => {
        const isIdle = held.length + typed.size === 0 && !isJustMade
        goOn(held.slice(0, 1))
        if (isIdle) window.reloadOnce()
      },
    )
  }
  const hold = (event: Event, button: Element | null, act: () => void) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    button?.setAttribute('aria-busy', 'true')
    held.push(() => {
      button?.removeAttribute('aria-busy')
      act()
    })
    begin()
  }
  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { capture: true, signal: asleep.signal })

  on('pointerover', event => {
    if (event.pointerType === 'mouse' && within(event, scripted)) begin()
  })
  on('pointerdown', event => {
    if (within(event, scripted) || !within(event, 'a')) begin()
  })
  on('focusin', event => {
    if (within(event, scripted)) begin()
  })
  on('input', event => {
    if (event.target instanceof HTMLElement) typed.add(event.target)
    begin()
  })
  on('click', event => {
    // Whoever pressed something and then goes elsewhere wants both.
    const pressed = within(event, held.length > 0 ? 'button, a[href]' : 'button, a[data-scripted]')
    if (!pressed || isSubmit(pressed) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    hold(event, null, () => pressed.click())
  })
  on('submit', event => {
    const { target: form, submitter } = event
    const isPosted = form instanceof HTMLFormElement && (submitter?.getAttribute('formmethod') ?? form.method) === 'post'
    if (form instanceof HTMLFormElement && (isPosted || held.length > 0)) hold(event, submitter, () => form.requestSubmit(submitter))
  })
  // The browser may bring back a page as it was left, whose cart is the one of then.
  window.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal: asleep.signal })
  const [navigation] = performance.getEntriesByType('navigation')
  if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') begin()
  return () => begin(true)
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

const within = ({ target }: Event, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

const isSubmit = (pressed: HTMLElement) => pressed instanceof HTMLButtonElement && pressed.type === 'submit' && pressed.form !== null

/** React takes no notice of a field that has the value it last saw: it is shown another one first, past which the field is set back. */
function tellAgain(field: HTMLElement) {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const isTicked = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    if (isTicked) setBack(field, 'checked', !field.checked)
    else if (field.type !== 'file') {
      const { selectionStart, selectionEnd } = field
      setBack(field, 'value', '')
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    }
    if (isTicked) field.dispatchEvent(new Event('click', { bubbles: true }))
  }
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function setBack<Name extends string, Value>(field: HTMLElement & Record<Name, Value>, name: Name, other: Value) {
  const now = field[name]
  field[name] = other as typeof now
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, now)
}
