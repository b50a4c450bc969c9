import type { Choices } from './choices.ts'
import type { ProductFormTexts } from './product-form.messages.ts'
import type { Values } from './product-values.ts'

/** A form as its fields show it. */
export interface FormState {
  values: Values
  /** By the names of controls. */
  errors: Readonly<Record<string, string>>
  choices: Choices
  t: ProductFormTexts
}

/** The id of the form, to which problems lead that belong to none of its controls. */
export const formId = 'product-form'
