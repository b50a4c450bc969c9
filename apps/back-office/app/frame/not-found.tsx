import { data } from 'react-router'

/** Every address that is no screen; also of a form. */
export const loader = () => {
  throw data(null, { status: 404 })
}
export const action = loader

export default function NotFound() {
  return null
}
