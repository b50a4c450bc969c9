import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import { formKeyName } from './interruption.ts'

/** The key of a page's forms: what is sent twice from the same page is carried out once (docs/decisions/092). */
export function FormKey() {
  const key = useRouteLoaderData<typeof loader>('root')?.formKey
  return key && <input type="hidden" name={formKeyName} value={key} />
}
