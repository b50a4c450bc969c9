/** A control of a form in which a person enters something. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

export const isTickable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Whether it contains something else than the page came with. Of radio buttons only the chosen one is changed. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isOtherOption(Array.from(control.options))
  if (control.type === 'hidden') return false
  if (!isTickable(control)) return control.value !== control.defaultValue
  return control.type === 'radio' ? control.checked && !control.defaultChecked : control.checked !== control.defaultChecked
}

/** Those of a form that contain something else than the page came with. */
export const changedControls = (form: HTMLFormElement): Control[] => Array.from(form.elements).filter(isControl).filter(isChanged)

/** Where the page chose no option, browsers show the first one that is not disabled. */
function isOtherOption(options: readonly HTMLOptionElement[]): boolean {
  if (options.some(({ defaultSelected }) => defaultSelected))
    return options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return options.find(({ selected }) => selected) !== options.find(({ disabled }) => !disabled)
}
