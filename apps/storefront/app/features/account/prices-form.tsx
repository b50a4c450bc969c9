import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { type ApplyCart, beginCartRequest, setMiniCartNotice } from '../cart/cart-store.ts'
import { showMiniCart } from '../cart/mini-cart.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import type { PriceRow } from './my-prices.server.ts'
import { boxName, type PricesOrder, type TypedQuantities } from './my-prices-order.ts'
import { PricesTable } from './prices-table.tsx'

interface FormProps {
  items: readonly PriceRow[]
  language: Language
  prices: Display['prices']
  /** Path and query of this page. */
  here: string
  /** Initial quantities. */
  typed: TypedQuantities
  /** Result of the submitted form, without JavaScript. */
  sent: PricesOrder | undefined
}

/** Own prices with a quantity field each, in one form: a single button adds all entered quantities. */
export function PricesForm({ items, language, prices, here, typed, sent }: FormProps) {
  const t = myPricesMessages[language]
  const { fetcher, filled, ...form } = useOrder()
  const order = fetcher.data ?? sent
  return (
    <fetcher.Form {...form} method="post" action={here} noValidate data-left-by-document>
      {/* Default button, pressed by Enter: the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t.addAll}
      </button>
      {order && <PricesProblems order={order} language={language} />}
      {/* A focused field scrolls to a position above the sticky button. */}
      <div className="-mx-1 overflow-x-auto px-1 [&_input]:scroll-mb-22">
        <PricesTable items={items} language={language} prices={prices} typed={order?.typed ?? typed} problems={order?.problems ?? {}} />
      </div>
      <div className="sticky bottom-(--bottom-bar) z-20 -mx-4 flex flex-wrap items-center justify-end gap-x-6 gap-y-2 border-rule border-t bg-ground px-4 py-3 sm:mx-0 sm:px-0">
        <p aria-live="polite" className="text-quiet text-sm tabular-nums max-sm:hidden">
          {filled > 0 ? t.typed(filled) : t.typeHint}
        </p>
        <Button type="submit" kind="primary" icon="cart" pending={fetcher.state === 'submitting' && t.adding} className="max-sm:w-full">
          {t.addAll}
        </Button>
      </div>
    </fetcher.Form>
  )
}

const filledBoxes = (form: HTMLFormElement) =>
  [...form.elements].filter(
    field => field instanceof HTMLInputElement && field.name.startsWith(boxName('')) && Number.parseFloat(field.value) > 0,
  ).length

/**
 * Submits the form in the background: the mini-cart shows what was added, the fields retain the rest. Also counts the fields with a value.
 */
function useOrder() {
  const fetcher = useFetcher<PricesOrder>()
  const ref = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(0)
  const apply = useRef<ApplyCart>(null)
  const { data } = fetcher
  useEffect(() => {
    if (!data) return
    ref.current?.reset()
    setFilled(ref.current ? filledBoxes(ref.current) : 0)
    if (!data.summary) return
    apply.current?.(data.summary)
    if (data.added.length === 0) return
    setMiniCartNotice({ added: data.added })
    showMiniCart()
  }, [data])
  const onSubmit = () => {
    apply.current = beginCartRequest()
  }
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => setFilled(filledBoxes(currentTarget))
  return { fetcher, filled, ref, onInput, onSubmit }
}

/** Why nothing was added, or summary of the lines that could not be added in full; each line shows its own error. */
function PricesProblems({ order, language }: { order: PricesOrder; language: Language }) {
  const t = myPricesMessages[language]
  if (order.refused)
    return (
      <div className="mb-6">
        <Notice tone="danger" title={t.refused[order.refused].title} assertive>
          <p>{t.refused[order.refused].text}</p>
        </Notice>
      </div>
    )
  const problems = Object.keys(order.problems).length
  if (problems === 0 && !order.isEmpty) return null
  return (
    <div className="mb-6">
      <Notice tone="danger" title={order.isEmpty ? t.nothingTyped : t.notAll(problems)} assertive>
        {order.added.length > 0 && <p>{t.added(order.added.length)}</p>}
      </Notice>
    </div>
  )
}
