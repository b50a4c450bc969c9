import type { ElementType, Key } from 'react'
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { typesetChildren } from './typeset-children.tsx'

/** @public Read by the compiler. */
export type { JSX } from 'react/jsx-runtime'
/** @public Written by the compiler for `<>`. */
export { Fragment } from 'react/jsx-runtime'

/** React's JSX, with no-break spaces in text (docs/decisions/061-no-break-spaces.md). */
export const jsx = (type: ElementType, props: unknown, key?: Key) => reactJsx(type, typesetChildren(type, props), key)

/** For elements whose children are an array literal. */
export const jsxs = (type: ElementType, props: unknown, key?: Key) => reactJsxs(type, typesetChildren(type, props), key)
