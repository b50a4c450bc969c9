import { useState } from 'react'

/** The base of a form's changes as the page came with it. An upload loads the page's data again, beside fields with unsaved changes. */
export const useBase = <Base extends object | string | null>(base: Base): Base => useState(base)[0]
