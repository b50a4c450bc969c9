/** A control of a form in which a person enters something. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Whether it contains something else than the page came with. Of radio buttons only the chosen one is changed. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.options).some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (control.type === 'hidden') return false
  if (!isTickable(control)) return control.value !== control.defaultValue
  return control.type === 'radio' ? control.checked && !control.defaultChecked : control.checked !== control.defaultChecked
}
