import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { useEffect, useRef, useState } from 'react'
import { compareMessages } from './compare.messages.ts'
import { compareFormId } from './compare-box.tsx'
import { maxCompared } from './comparison-query.ts'

/**
 * Form of the boxes of a list, at its end; sticks to the bottom of the screen while a box is ticked, by the class `compare-list` of the
 * list (app.css), without scripts. With JavaScript it says how many are ticked, and allows no more than are compared.
 */
export function CompareBar({ language }: { language: Language }) {
  const t = compareMessages[language]
  const form = useRef<HTMLFormElement>(null)
  const [count, setCount] = useState(0)
  const [isFull, setFull] = useState(false)
  // After each render: another page of the list has other boxes.
  useEffect(() => setCount(tickedIn(form.current).size))
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form === null || target.form !== form.current) return
      const isTooMany = tickedIn(form.current).size > maxCompared
      if (isTooMany) target.checked = false
      setFull(isTooMany)
      setCount(tickedIn(form.current).size)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [])
  return (
    <form
      ref={form}
      id={compareFormId}
      method="get"
      action={hrefTo(language, 'comparison')}
      aria-label={t.form}
      className="compare-bar sticky bottom-(--bottom-bar) z-20 mt-6 flex items-center justify-end gap-4 border-rule border-t bg-ground py-2 max-sm:-mx-4 max-sm:px-4"
    >
      <p role="status" className="text-quiet text-sm">
        {isFull ? t.atMost(maxCompared) : t.upTo(maxCompared)}
      </p>
      <Button type="submit" kind="primary" className="shrink-0 whitespace-nowrap">
        {t.compareProducts(count)}
      </Button>
    </form>
  )
}

/** Ids of the ticked products; a table may have several rows of one. */
const tickedIn = (form: HTMLFormElement | null) => new Set(form ? new FormData(form).getAll('product') : [])
