import { FormTextArea } from '@stragan/ui/form-field'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { Section } from '../../platform/page.tsx'
import { StoredValues } from '../../platform/stored-values.tsx'
import { useBase } from '../../platform/uploads/use-base.ts'
import { categoryMessages } from './categories.messages.ts'
import { fieldsOfList, type listOfCategory, listTable } from './category-list.ts'

interface CategoryListProps {
  answer: object | undefined
  list: ReturnType<typeof listOfCategory>
  /** All of the shop. */
  features: readonly { code: string; name: string }[]
  canWrite: boolean
}

/** Which products the list of a category shows first, and its first filters. */
export function CategoryList({ answer, features, canWrite, ...props }: CategoryListProps) {
  const list = useBase(props.list)
  const language = useLanguage()
  const t = categoryMessages[language]
  const stored = fieldsOfList(list)
  const form = officeForm<keyof typeof listTable>(language, { fields: listTable, answer, intent: 'list', saved: stored })
  const labels = { first_products: t.firstProducts, facets: t.firstFilters }
  return (
    <Section id="list" title={t.list} lead={t.listLead}>
      <fieldset disabled={!canWrite} className="min-w-0">
        <Form
          form={form}
          submit={t.listSubmit}
          className="max-w-2xl"
          help={isConflict(form) && <ChangedFields form={form} stored={stored} labels={labels} />}
        >
          <StoredValues form={form} values={stored} />
          <input type="hidden" name="from" value={form.carriedOver?.from ?? JSON.stringify(list)} />
          <FormTextArea
            form={form.view}
            name="first_products"
            label={t.firstProducts}
            hint={t.firstProductsHint}
            rows={5}
            autoComplete="off"
          />
          <div className="grid gap-2">
            <FormTextArea form={form.view} name="facets" label={t.firstFilters} hint={t.firstFiltersHint} rows={4} autoComplete="off" />
            {features.length > 0 && (
              <details className="text-sm">
                <summary className="link w-max cursor-pointer">{t.codesOfFeatures}</summary>
                <ul className="mt-2 columns-2 gap-6 sm:columns-3">
                  {features.map(({ code, name }) => (
                    <li key={code}>
                      <code>{code}</code> <span className="text-quiet">{name}</span>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </div>
        </Form>
      </fieldset>
    </Section>
  )
}
