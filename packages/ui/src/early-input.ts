import { type Control, isChanged, isControl, isTickable } from './control.ts'

interface Entry {
  value: string
  checked: boolean
}

/**
 * What was entered before hydration, in the order of the last entries. React misses its events, and when it hydrates text areas and selects
 * it gives them the value of their props again.
 */
export type EarlyInput = Map<Control, Entry>

/** Records what was entered before the first script was there. */
export function recordChangedControls(entries: EarlyInput) {
  for (const control of document.querySelectorAll('input, textarea, select'))
    if (isControl(control) && isChanged(control)) recordInput(entries, control)
}

/** Records what the target of an `input` event contains now. Of radio buttons the last one counts. */
export function recordInput(entries: EarlyInput, target: EventTarget | null) {
  if (!isControl(target)) return
  for (const control of entries.keys()) if (control === target || isSameChoice(control, target)) entries.delete(control)
  entries.set(target, { value: target.value, checked: isTickable(target) && target.checked })
}

const isSameChoice = (control: Control, other: Control) =>
  control.type === 'radio' && other.type === 'radio' && control.name === other.name && control.form === other.form

/**
 * Keeps hydration from writing into the text areas, radio buttons and checkboxes of the document: it would overwrite what is entered at that
 * moment, and take away the selection. Those that it makes itself, where it renders a part of the page anew, are not in the document yet.
 * Returns a function that ends this.
 */
export function protectEarlyInput(): () => void {
  let isProtected = true
  for (const [prototype, name] of [
    [HTMLTextAreaElement.prototype, 'value'],
    [HTMLTextAreaElement.prototype, 'defaultValue'],
    [HTMLInputElement.prototype, 'checked'],
  ] as const) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)
    // React goes on to use the function that it finds here, so it has to stay valid.
    const set = function (this: HTMLInputElement | HTMLTextAreaElement, value: unknown) {
      if (!isProtected || !this.isConnected) own?.set?.call(this, value)
    }
    if (own) Object.defineProperty(prototype, name, { ...own, set })
  }
  return () => {
    isProtected = false
  }
}

/**
 * The control itself or, where it was rendered anew, the one in its place; undefined if there is none. Of radio buttons and checkboxes it has
 * the same value.
 */
export function currentControl(control: Control): Control | undefined {
  if (control.isConnected) return control
  const named = Array.from(document.getElementsByName(control.name)).filter(isControl)
  return named.find(one => !isTickable(one) || one.value === control.value)
}

/**
 * Restores an entry after hydration, and dispatches the events that React missed. React ignores a control whose tracked value is unchanged,
 * so another value is set first.
 */
export function replayInput(control: Control, { value, checked }: Entry) {
  if (isTickable(control)) {
    setNatively(control, 'checked', !checked, checked)
    control.dispatchEvent(new Event('click', { bubbles: true }))
  } else if (control instanceof HTMLSelectElement) control.value = value
  else if (control.type !== 'file') {
    const { selectionStart, selectionEnd } = control
    setNatively(control, 'value', '', value)
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  }
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

function setNatively(control: Control, name: 'value' | 'checked', other: unknown, value: unknown) {
  Reflect.set(control, name, other)
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value)
}
