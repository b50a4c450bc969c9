import type { ErrorCode, ResponseOutput } from '@stragan/contract'
import type { productPictureCalls } from '@stragan/contract/admin'

export type ListedPicture = ResponseOutput<typeof productPictureCalls.productPictures>['items'][number]
export type DescribedPicture = Omit<ListedPicture, 'picture'>

/** Fields of each picture, by its id; `was` fields have what the page showed. */
export const fieldName = (field: 'en' | 'pl' | 'family', id: number) => `${field}-${id}`
export const wasName = (field: 'en' | 'pl' | 'family', id: number) => `was-${field}-${id}`
/** One for each picture, in the order of the page. */
export const orderName = 'picture'
/** Of the buttons that change order or number: `12 earlier`. */
export const stepName = 'step'
const steps = ['earlier', 'later', 'first', 'remove'] as const
export type Step = (typeof steps)[number]

interface SentForm {
  text(name: string): string
  texts(name: string): string[]
}

/** What a form was made from, and what it wants. A step is carried out with all that was typed. */
export function picturesIn(form: SentForm): { from: DescribedPicture[]; pictures: DescribedPicture[]; step: Step | null } {
  const ids = form.texts(orderName).flatMap(text => (/^[1-9]\d{0,9}$/.test(text) ? [Number(text)] : []))
  const read = (nameOf: typeof fieldName) =>
    ids.map(id => ({
      id,
      alt: { en: form.text(nameOf('en', id)), pl: form.text(nameOf('pl', id)) },
      is_family_picture: form.text(nameOf('family', id)) === 'on',
    }))
  const [id, name] = form.text(stepName).split(' ')
  const step = steps.find(one => one === name) ?? null
  const pictures = read(fieldName)
  return { from: read(wasName), pictures: step ? afterStep(pictures, Number(id), step) : pictures, step }
}

/** The pictures after one of them has been moved or removed; unchanged where there is no such picture or place. */
export function afterStep<P extends { id: number }>(pictures: readonly P[], id: number, step: Step): P[] {
  const place = pictures.findIndex(picture => picture.id === id)
  const picture = pictures[place]
  if (!picture) return [...pictures]
  const others = pictures.filter(one => one !== picture)
  if (step === 'remove') return others
  const to = { earlier: Math.max(0, place - 1), later: place + 1, first: 0 }[step]
  return others.toSpliced(to, 0, picture)
}

/** The answer to a form that changed nothing. */
export interface PicturesAnswer {
  intent: 'pictures'
  typed: readonly DescribedPicture[]
  refused: ErrorCode
  /** Paths of what somebody else has changed, too: `0.alt.en`, below the place in `typed`. */
  conflicts: readonly string[]
}

export const isPicturesAnswer = (answer: object | undefined): answer is PicturesAnswer =>
  answer !== undefined && 'intent' in answer && answer.intent === 'pictures'
