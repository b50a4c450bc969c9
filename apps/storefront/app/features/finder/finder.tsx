import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { Select } from '@stragan/ui/select'
import { useRef, useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { ExpectedDay } from '../catalogue/expected-day.tsx'
import { CardPrice, cardHref, nameOfCard } from '../catalogue/product-card.tsx'
import { stockText } from '../catalogue/stock-text.ts'
import { CardPromise } from '../delivery-promise/promise.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { ScrewDrawing } from '../screws/screw-drawing.tsx'
import { screwOf } from '../screws/screw-sizes.ts'
import { type Choice, nameOf } from './choice.ts'
import type { FinderView, Found, Option } from './find-products.ts'
import { finderMessages } from './finder.messages.ts'
import { maxCounts, type NeedInput, readCount } from './need-input.ts'
import { AddPurchase, NeedSentence, PurchaseTotal } from './need-result.tsx'
import { ProductChart } from './product-chart.tsx'

const finderFormId = 'finder-form'

interface FinderProps {
  finder: FinderView
  language: Language
  prices: Display['prices']
  promise: PromiseView | null
}

/**
 * Selects that find a product by its features, and fields for what some people need of it. Without scripts the form opens the list of what
 * is chosen, or the home page again with the need; with them drawing, chart and result follow each choice.
 */
export function Finder({ finder, language, prices, promise }: FinderProps) {
  const { title, action, drawing, chart, need } = finder
  const [optionsShown] = useState(() => finder.inDocument ?? optionsInDocument(finder))
  const selects = finder.selects.map(select => ({ ...select, options: (finder.inDocument ?? optionsShown)[select.feature] ?? [] }))
  const t = finderMessages[language]
  const [found, setFound] = useState(finder.found)
  const [failed, setFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const newest = useRef(0)
  const { choice } = found
  const request = async (changes: Choice) => {
    if (!form.current) return
    const query = new URLSearchParams([...new FormData(form.current)].map(([key, value]) => [key, String(value)]))
    for (const [feature, value] of Object.entries(changes)) query.set(nameOf(feature), value)
    setFound({ ...found, choice: { ...choice, ...changes } })
    query.set('changed', Object.keys(changes)[0] ?? '')
    newest.current += 1
    const request = newest.current
    const response = await fetch(`/finder/${language}?${query}`).catch(() => null)
    const answer: Found | null = response?.ok ? await response.json().catch(() => null) : null
    if (request !== newest.current) return
    // Without an answer the form opens the list all the same.
    setFound(before => answer ?? { ...before, card: null, total: 0, fitting: [], cleared: [], need: null })
    setFailed(!answer)
  }
  const screw = drawing && screwOf(choice)
  const nameOfFeature = (feature: string) => selects.find(one => one.feature === feature)?.label ?? feature
  const purchase = found.card && found.need?.purchase
  return (
    <section
      aria-labelledby="finder"
      // A chart makes it wide: chart, form and result side by side. On tablets a drawing stands beside the form.
      className={`grid items-start gap-4 gap-x-10 md:grid-cols-2 ${chart ? 'md:grid-rows-[auto_auto_1fr] lg:col-span-2 lg:grid-cols-[5fr_3fr_4fr] lg:grid-rows-none' : 'lg:grid-cols-1'}`}
    >
      <h2 id="finder" className={`md:col-span-full ${chart ? 'text-2xl' : 'text-lg'}`}>
        {title}
      </h2>
      {screw && <ScrewDrawing screw={screw} language={language} />}
      {drawing && !screw && <p className="grid aspect-[22/9] max-w-xl place-items-center text-quiet text-sm">{t.notDrawn}</p>}
      {chart && <ProductChart chart={chart} axes={selects} found={found} language={language} action={action} onChoose={request} />}
      <form
        ref={form}
        id={finderFormId}
        method="get"
        action={action}
        className={`flex flex-wrap gap-3 ${chart ? 'md:row-span-2 lg:row-span-1' : ''}`}
      >
        <input type="hidden" name="view" value="table" />
        {selects.map(({ feature, label, options }) => (
          <Select
            key={feature}
            label={label}
            name={nameOf(feature)}
            value={choice[feature]}
            onChange={({ currentTarget }) => request({ [feature]: currentTarget.value })}
            autoComplete="off"
            // Two in a row, except beside a chart; one that is left over is as wide as both.
            className={`grow ${chart ? 'basis-full' : 'basis-[calc(50%-0.375rem)]'}`}
            options={[{ value: '', label: t.any }, ...options]}
          />
        ))}
        {need && <NeedFields first={finder.found.need} language={language} onChange={() => request({})} />}
        {need && (
          <noscript className="w-full">
            <Button type="submit" formAction={`${hrefTo(language, 'home')}#finder`} wide>
              {t.workOut}
            </Button>
          </noscript>
        )}
        <Button type="submit" wide>
          {found.total > 0 ? t.show(found.total) : t.showAll}
        </Button>
      </form>
      <div className={`grid gap-4 ${chart ? '' : 'md:col-span-full'}`}>
        <div role="status" className="grid gap-1">
          {found.cleared.length > 0 && <p className="text-sm">{t.cleared(found.cleared.map(nameOfFeature))}</p>}
          {need && found.need && <NeedSentence need={found.need} settings={need} language={language} />}
          {found.card ? (
            <FoundProduct card={found.card} language={language} prices={prices} promise={promise} />
          ) : (
            !failed && <p>{t.nothing}</p>
          )}
          {found.card && purchase && <PurchaseTotal card={found.card} purchase={purchase} language={language} prices={prices} />}
        </div>
        {found.card && purchase && <AddPurchase card={found.card} purchase={purchase} language={language} />}
      </div>
    </section>
  )
}

/** The options of the selects, but for the first, which chooses nothing. */
const optionsInDocument = ({ selects }: FinderView): Record<string, Option[]> =>
  Object.fromEntries(
    selects.map(({ feature }) => {
      const options = document.querySelectorAll<HTMLOptionElement>(`#${finderFormId} [name="${nameOf(feature)}"] option`)
      return [feature, [...options].slice(1).map(({ value, textContent: label }) => ({ value, label }))]
    }),
  )

interface NeedFieldsProps {
  first: NeedInput | null
  language: Language
  /** Called while both numbers are within their bounds. */
  onChange: () => void
}

/** The fields from which the need is computed. */
function NeedFields({ first, language, onChange }: NeedFieldsProps) {
  const t = finderMessages[language]
  const [typed, setTyped] = useState({ people: String(first?.people ?? ''), cups: String(first?.cups ?? '') })
  const isValid = (field: keyof NeedInput, text: string) => readCount(field, text) !== null
  return (['people', 'cups'] as const).map(field => (
    <Field
      key={field}
      type="number"
      inputMode="numeric"
      label={t[field]}
      name={field}
      min={1}
      max={maxCounts[field]}
      step={1}
      autoComplete="off"
      value={typed[field]}
      onChange={({ currentTarget: { value } }) => {
        const now = { ...typed, [field]: value }
        setTyped(now)
        if (isValid('people', now.people) && isValid('cups', now.cups)) onChange()
      }}
      suffix={field === 'cups' && t.aDay}
      error={isValid(field, typed[field]) ? undefined : t.outOfBounds(maxCounts[field])}
      className="min-w-0 flex-1 basis-[calc(50%-0.375rem)]"
    />
  ))
}

function FoundProduct({ card, language, prices, promise }: { card: NonNullable<Found['card']> } & Omit<FinderProps, 'finder'>) {
  const isInStock = card.items > 0
  return (
    <div className="grid gap-1 text-sm">
      <a href={cardHref(language, card)} className="link target inline-flex items-center justify-self-start font-semibold text-base">
        {nameOfCard(card)}
      </a>
      <CardPrice product={card} language={language} prices={prices} />
      <p>
        <span className={isInStock ? 'text-success' : 'text-quiet'}>{stockText(language, card)}</span>
        {isInStock && <CardPromise promise={promise} />}
        <ExpectedDay language={language} day={card.expected_at} />
      </p>
    </div>
  )
}
