import { brandPart, categoryListPart, categoryPart, featurePart, producerPart } from './classification-parts.ts'
import { pagesPart, recordsPart } from './content-parts.ts'
import { formerSlugsPart } from './former-slugs-part.ts'
import { guaranteeNoticesPart } from './guarantee-notices-part.ts'
import { codesPart, giftsPart, promotionsPart, redirectsPart, synonymsPart } from './offer-parts.ts'
import type { AnyPart } from './part.ts'
import { documentsPart, minimumStocksPart, picturesPart } from './product-parts.ts'

/** What products name. */
export const partsBeforeProducts: readonly AnyPart[] = [producerPart, brandPart, categoryPart, featurePart]

/** What names products, or nothing. */
export const partsAfterProducts: readonly AnyPart[] = [
  formerSlugsPart,
  categoryListPart,
  picturesPart,
  documentsPart,
  minimumStocksPart,
  promotionsPart,
  codesPart,
  giftsPart,
  synonymsPart,
  redirectsPart,
  pagesPart,
  recordsPart,
  guaranteeNoticesPart,
]
