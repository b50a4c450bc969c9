/** Of the buttons of a list in a form that change order or number: `12 earlier`. */
export const stepName = 'step'
/** One field for each thing of the list, in the order of the page. */
export const orderName = 'listed'

const steps = ['earlier', 'later', 'first', 'remove'] as const
export type Step = (typeof steps)[number]

/** What is read of a form. */
export interface SentForm {
  text(name: string): string
  texts(name: string): string[]
}

/** Ids of the list in a form, as the page showed them. */
export const idsIn = (form: SentForm): number[] =>
  form.texts(orderName).flatMap(text => (/^[1-9]\d{0,9}$/.test(text) ? [Number(text)] : []))

/** The button that sent a form; null for the one that only saves. */
export function stepIn(form: SentForm): { id: number; step: Step } | null {
  const [id, name] = form.text(stepName).split(' ')
  const step = steps.find(one => one === name)
  return step ? { id: Number(id), step } : null
}

/** A list after one of its things has been moved or removed; unchanged where there is no such thing or place. */
export function afterStep<Thing extends { id: number }>(things: readonly Thing[], taken: { id: number; step: Step } | null): Thing[] {
  const place = things.findIndex(({ id }) => id === taken?.id)
  const thing = things[place]
  if (!thing || !taken) return [...things]
  const others = things.filter(one => one !== thing)
  if (taken.step === 'remove') return others
  const to = { earlier: Math.max(0, place - 1), later: place + 1, first: 0 }[taken.step]
  return others.toSpliced(to, 0, thing)
}

/** The steps that a place in a list has. */
export const stepsAt = (place: number, isLast: boolean): Step[] => [
  ...(place > 1 ? (['earlier'] as const) : []),
  ...(isLast ? [] : (['later'] as const)),
  ...(place > 2 ? (['first'] as const) : []),
  'remove',
]
