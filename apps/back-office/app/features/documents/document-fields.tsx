import { maxLengths } from '@stragan/contract'
import { formatNumber } from '@stragan/contract/formats'
import { Field } from '@stragan/ui/field'
import { Icon } from '@stragan/ui/icon'
import { useLanguage } from '../../platform/language.ts'
import { orderName, stepsAt } from '../../platform/uploads/ordered-list.ts'
import { StepButtons } from '../../platform/uploads/step-buttons.tsx'
import { useBase } from '../../platform/uploads/use-base.ts'
import { documentMessages } from './documents.messages.ts'
import { type ListedDocument, type NamedDocument, nameField, wasField } from './documents-form.ts'

interface DocumentFieldsProps {
  stored: ListedDocument
  /** What its changes are made from. */
  base: NamedDocument
  /** What its fields show. */
  shown: NamedDocument
  place: number
  isLast: boolean
  origin: string
  canWrite: boolean
}

const languages = ['en', 'pl'] as const

/** A data sheet with its names in both languages, and the buttons that move and remove it. */
export function DocumentFields({ stored, shown, place, isLast, origin, canWrite, ...props }: DocumentFieldsProps) {
  const base = useBase(props.base)
  const language = useLanguage()
  const t = documentMessages[language]
  const { id, title, url, file_name, bytes } = stored
  const label = { en: t.nameEn, pl: t.namePl }
  return (
    <li className="border-rule border-t pt-6">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-2 font-semibold">
          <a href={origin + url} target="_blank" rel="noopener" className="link wrap-anywhere">
            {file_name}
            <span className="sr-only"> {t.newTab}</span>
            <Icon name="external" size="small" className="ml-1.5 inline-block" />
          </a>{' '}
          <span className="font-normal text-quiet text-sm">{formatNumber(language, Math.ceil(bytes / 1024))} kB</span>
        </legend>
        {canWrite ? (
          <>
            <input type="hidden" name={orderName} value={id} />
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              {languages.map(one => (
                <div key={one}>
                  <input type="hidden" name={wasField(one, id)} value={base.title[one]} />
                  <Field
                    id={nameField(one, id)}
                    name={nameField(one, id)}
                    label={label[one]}
                    lang={one}
                    defaultValue={shown.title[one]}
                    error={shown !== stored && shown.title[one] === '' ? t.nameMissing : undefined}
                    maxLength={maxLengths.name}
                    autoComplete="off"
                  />
                </div>
              ))}
            </div>
            <StepButtons id={id} name={file_name} steps={stepsAt(place, isLast)} />
          </>
        ) : (
          <dl className="grid gap-x-4 gap-y-3 text-sm sm:grid-cols-2">
            {languages.map(one => (
              <div key={one}>
                <dt className="text-quiet">{label[one]}</dt>
                <dd lang={one}>{title[one]}</dd>
              </div>
            ))}
          </dl>
        )}
      </fieldset>
    </li>
  )
}
