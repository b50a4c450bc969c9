import type { ElementType, Key } from 'react'
import { type JSXSource, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime'
import { typesetChildren } from './typeset-children.tsx'

/** @public Read by the compiler. */
export type { JSX } from 'react/jsx-dev-runtime'
/** @public Written by the compiler for `<>`. */
export { Fragment } from 'react/jsx-dev-runtime'

/** As in `jsx-runtime.tsx`, for development. */
export const jsxDEV = (type: ElementType, props: unknown, key: Key | undefined, isStatic: boolean, source?: JSXSource, self?: unknown) =>
  reactJsxDev(type, typesetChildren(type, props), key, isStatic, source, self)
