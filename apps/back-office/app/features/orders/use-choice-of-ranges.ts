import { type MouseEvent, useRef } from 'react'

/** Handler of a list's checkboxes: with shift, all between the last one and this one become like this one. */
export function useChoiceOfRanges() {
  const last = useRef<HTMLInputElement>(null)
  return (event: MouseEvent<HTMLInputElement>) => {
    const box = event.currentTarget
    const boxes = [...(box.form?.querySelectorAll<HTMLInputElement>(`input[name="${box.name}"]`) ?? [])]
    const ends = [boxes.indexOf(box), last.current ? boxes.indexOf(last.current) : -1]
    if (event.shiftKey && !ends.includes(-1))
      for (const one of boxes.slice(Math.min(...ends), Math.max(...ends) + 1)) one.checked = box.checked
    last.current = box
  }
}
