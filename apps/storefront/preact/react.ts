/**
 * What the storefront's modules, and React Router's, import as `react`: Preact under React's names
 * (docs/decisions/109-preact-in-the-storefront.md).
 */

import { options } from 'preact'

// @ts-expect-error Its types describe a namespace, which TypeScript does not export again; the module has named exports.
export * from 'preact/compat'
export { default } from 'preact/compat'

/** React Router shows its own state at once without it: it calls the setter only while a transition is pending, and Preact has none. */
export const useOptimistic = <State>(state: State): [State, (next: State) => void] => [state, () => {}]

const { vnode: before } = options
options.vnode = vnode => {
  before?.(vnode)
  const { type } = vnode
  const props: Record<string, unknown> = vnode.props
  // React Router has it on a script; for React it is no attribute.
  if (type === 'script') delete props.suppressHydrationWarning
  // An `input` handler further out would have the control rendered, with its earlier state, before the browser dispatches `change`.
  if (type === 'input' && (props.type === 'radio' || props.type === 'checkbox') && props.onChange && !props.onInput) {
    props.onInput = props.onChange
    delete props.onChange
  }
  if (!import.meta.env.SSR) return
  // It is made a property of the DOM, which as text would be left out.
  if (typeof type === 'string' && props.translate === false) props.translate = 'no'
  // Parsers of HTML leave out the first line break.
  if (type === 'textarea')
    for (const name of ['value', 'defaultValue']) if (String(props[name]).startsWith('\n')) props[name] = `\n${props[name]}`
}
