import type { Language } from '@stragan/routing'
import { compareMessages } from './compare.messages.ts'

/** Id of the form of all boxes of a list. */
export const compareFormId = 'compare'

/** Ticks a product of a list for comparison. Plain elements without hooks, since lists have many. */
export const CompareBox = ({ product, name, language }: { product: number; name: string; language: Language }) => (
  <label className="inline-flex min-h-6 items-center gap-2 text-quiet text-xs has-checked:text-ink hover:text-ink pointer-coarse:min-h-11">
    <input type="checkbox" name="product" value={product} form={compareFormId} className="size-4 shrink-0 accent-accent" />
    <span>
      {compareMessages[language].compare}
      <span className="sr-only"> {name}</span>
    </span>
  </label>
)
