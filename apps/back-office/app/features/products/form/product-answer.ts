import type { ChangeRefusal } from '../../../platform/refused-change.tsx'
import type { Values } from './product-values.ts'

/** The answer to a form that was not saved: its values, and why; nothing is wrong where its table was updated. */
export interface ProductAnswer {
  values: Values
  /** What the next attempt is made from. */
  revision: string
  refusal?: ChangeRefusal
}
