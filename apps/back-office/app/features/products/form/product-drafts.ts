import type { DraftForm, DraftKey } from '../../../platform/drafts/draft.ts'
import { valuesFrom } from './product-values.ts'

/** The draft of the form of a product; `id` is null for a new one. */
export const productDraft = (id: number | null): DraftKey => ({
  area: 'products',
  subject: id === null ? 'new' : String(id),
  form: 'product',
})

/** An empty control is as one that the draft does not have. */
export const productForm: DraftForm = {
  area: 'products',
  kind: 'product',
  fieldsOf: form =>
    Object.entries(valuesFrom(form)).flatMap(([name, values]) => values.filter(value => value !== '').map(value => ({ name, value }))),
  revision: 'revision',
  pageOf: ({ subject }) => (subject === 'new' ? 'products/new' : `products/${subject}/edit`),
}
