import type { ResponseOutput } from '@stragan/contract'
import type { productPictureCalls } from '@stragan/contract/admin'
import type { RefusalText } from '../../platform/refusal-text.ts'
import { afterStep, idsIn, type SentForm, stepIn } from '../../platform/uploads/ordered-list.ts'
import type { RefusedList } from '../../platform/uploads/refused-list.ts'

export type ListedPicture = ResponseOutput<typeof productPictureCalls.productPictures>['items'][number]
export type DescribedPicture = Omit<ListedPicture, 'picture'>

/** Fields of each picture, by its id; `was` fields have what the page showed. */
export const fieldName = (field: 'en' | 'pl' | 'family', id: number) => `${field}-${id}`
export const wasName = (field: 'en' | 'pl' | 'family', id: number) => `was-${field}-${id}`
/** What a form was made from, and what it wants. A step is carried out with all that was typed. */
export function picturesIn(form: SentForm): { from: DescribedPicture[]; pictures: DescribedPicture[] } {
  const read = (nameOf: typeof fieldName) =>
    idsIn(form).map(id => ({
      id,
      alt: { en: form.text(nameOf('en', id)), pl: form.text(nameOf('pl', id)) },
      is_family_picture: form.text(nameOf('family', id)) === 'on',
    }))
  return { from: read(wasName), pictures: afterStep(read(fieldName), stepIn(form)) }
}

/** The answer to a form that changed nothing. */
export interface PicturesAnswer extends RefusedList<DescribedPicture> {
  intent: 'pictures'
  refusal: RefusalText
}

export const isPicturesAnswer = (answer: object | undefined): answer is PicturesAnswer =>
  answer !== undefined && 'intent' in answer && answer.intent === 'pictures'
