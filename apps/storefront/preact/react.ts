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
  // React Router has it on a script; for React it is no attribute.
  if (vnode.type === 'script') Reflect.deleteProperty(vnode.props, 'suppressHydrationWarning')
  before?.(vnode)
}
