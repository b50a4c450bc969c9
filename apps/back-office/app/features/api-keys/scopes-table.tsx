import { type Permission, resources } from '@stragan/contract/admin'
import type { FormView } from '@stragan/ui/form'
import { ErrorText } from '@stragan/ui/labelled'
import { useLanguage } from '../../platform/language.ts'
import { rightsMessages } from '../../platform/rights.messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'

interface ScopesProps {
  form: FormView<'scopes'>
  /** The rights of the person who creates the key: no others can be given. */
  grantable: readonly Permission[]
}

/** Rights of a key: a row for each resource, a checkbox for viewing and one for changing. */
export function ScopesTable({ form, grantable }: ScopesProps) {
  const language = useLanguage()
  const t = apiKeyMessages[language]
  const { resource: nameOf } = rightsMessages[language]
  const id = form.idOf('scopes')
  const chosen = new Set(form.valueOf('scopes').split(' '))
  const error = form.errorOf('scopes')
  const box = (scope: Permission, label: string) =>
    grantable.includes(scope) && (
      <label className="grid place-items-center p-2">
        <span className="sr-only">{label}</span>
        <input type="checkbox" name="scopes" value={scope} defaultChecked={chosen.has(scope)} className="tick size-5" />
      </label>
    )
  return (
    <fieldset id={id} aria-describedby={error ? `${id}-error` : `${id}-hint`} className="grid min-w-0 gap-1">
      <legend className="mb-1 font-semibold text-sm">
        {t.rights}
        <span aria-hidden="true" className="text-danger">
          {' *'}
        </span>
      </legend>
      <p id={`${id}-hint`} className="max-w-prose text-quiet text-sm">
        {t.rightsHint}
      </p>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-ink border-b">
            <th scope="col" className="py-2 text-left">
              {t.resource}
            </th>
            <th scope="col" className="w-24 px-1 py-2">
              {t.readColumn}
            </th>
            <th scope="col" className="w-24 px-1 py-2">
              {t.writeColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {resources.map(resource => (
            <tr key={resource} className="border-rule border-b hover:bg-raised">
              <th scope="row" className="py-1 text-left font-normal">
                {nameOf(resource)}
              </th>
              <td>{box(`${resource}:read`, t.readNamed(nameOf(resource)))}</td>
              <td>{box(`${resource}:write`, t.writeNamed(nameOf(resource)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </fieldset>
  )
}
