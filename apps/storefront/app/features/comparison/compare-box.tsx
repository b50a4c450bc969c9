import type { Language } from '@stragan/routing'
import { compareMessages } from './compare.messages.ts'

/** Id of the form of all boxes of a list. */
export const compareFormId = 'compare'

interface BoxProps {
  product: number
  name: string
  language: Language
  /** Shows the label on hover only. */
  hideLabel?: boolean
}

/** Ticks a product of a list for comparison. Plain elements without hooks, since lists have many. */
export const CompareBox = ({ product, name, language, hideLabel = false }: BoxProps) => (
  <label
    title={hideLabel ? compareMessages[language].compare : undefined}
    className="inline-flex min-h-6 min-w-6 items-center justify-center gap-2 text-quiet text-xs has-checked:text-ink hover:text-ink pointer-coarse:min-h-11"
  >
    <input type="checkbox" name="product" value={product} form={compareFormId} className="tick size-4" />
    <span className={hideLabel ? 'sr-only' : ''}>
      {compareMessages[language].compare}
      <span className="sr-only"> {name}</span>
    </span>
  </label>
)
