import { type RefObject, useEffect } from 'react'
import { fieldNames, type Typed } from './form-fields.ts'

const place = 'checkout'
/** Consents are given to what is in sight; everything else is not asked twice. */
const kept = new Set<string>(['kind', ...fieldNames.filter(name => !/(_accepted|_id)$/.test(name))])

/**
 * What was typed outlives a look at the cart, a reload, the way back: in this tab, until it is ordered. A document that came back with
 * what was sent has it already.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isFresh: boolean, restore: (typed: Typed) => void) {
  useEffect(() => {
    const draft = isFresh ? readDraft() : null
    if (draft) restore(draft)
  }, [isFresh, restore])
  useEffect(() => {
    const { current } = form
    const save = () => current && writeDraft(fieldsIn(current))
    current?.addEventListener('input', save)
    return () => current?.removeEventListener('input', save)
  }, [form])
}

export const fieldsIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** A browser may refuse to keep anything: then nothing is kept. */
function readDraft(): Typed | null {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return draft && typeof draft === 'object' ? (draft as Typed) : null
  } catch {
    return null
  }
}

function writeDraft(typed: Typed) {
  try {
    sessionStorage.setItem(place, JSON.stringify(Object.fromEntries(Object.entries(typed).filter(([name]) => kept.has(name)))))
  } catch {}
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(place)
  } catch {}
}
