import { data } from 'react-router'

/** Whatever no route answers. */
export const loader = () => {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
