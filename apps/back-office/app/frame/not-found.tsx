import { data } from 'react-router'
import type { PageFailure } from '../platform/interruption.ts'

/** Every address that is no screen; also of a form. */
export const loader = () => {
  throw data({ code: 'not_found' } satisfies PageFailure, { status: 404 })
}
export const action = loader

export default function NotFound() {
  return null
}
