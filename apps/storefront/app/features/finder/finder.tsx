import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Select } from '@stragan/ui/select'
import { type ChangeEvent, useRef, useState } from 'react'
import type { Display } from '../../platform/display.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { ExpectedDay } from '../catalogue/expected-day.tsx'
import { Price } from '../catalogue/price.tsx'
import { cardHref, nameOfCard } from '../catalogue/product-card.tsx'
import { CardPromise } from '../delivery-promise/promise.tsx'
import type { PromiseView } from '../delivery-promise/promise-view.ts'
import { ScrewDrawing } from '../screws/screw-drawing.tsx'
import { screwOf } from '../screws/screw-sizes.ts'
import type { FinderView, Found } from './find-products.ts'
import { finderMessages } from './finder.messages.ts'

interface FinderProps {
  finder: FinderView
  language: Language
  prices: Display['prices']
  promise: PromiseView | null
}

/**
 * Selects that find a product by its features. Without scripts the form opens the list of what is chosen; with them drawing and result
 * follow each choice.
 */
export function Finder({ finder, language, prices, promise }: FinderProps) {
  const { title, action, selects, drawing, note } = finder
  const t = finderMessages[language]
  const [found, setFound] = useState(finder.found)
  const [failed, setFailed] = useState(false)
  const newest = useRef(0)
  const { choice } = found
  const choose = async ({ currentTarget: { form, name } }: ChangeEvent<HTMLSelectElement>, changed: string) => {
    if (!form) return
    const query = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]))
    setFound({ ...found, choice: { ...choice, [changed]: query.get(name) ?? '' } })
    query.set('kept', changed)
    newest.current += 1
    const request = newest.current
    const response = await fetch(`/finder/${language}?${query}`).catch(() => null)
    const answer = response?.ok ? ((await response.json()) as Found) : null
    if (request !== newest.current) return
    // Without an answer the form opens the list all the same.
    setFound(before => answer ?? { ...before, card: null, total: 0, cleared: [] })
    setFailed(!answer)
  }
  const screw = drawing && screwOf(choice)
  const nameOfFeature = (feature: string) => selects.find(one => one.feature === feature)?.label ?? feature
  return (
    <section aria-labelledby="finder" className="grid gap-4">
      <h2 id="finder" className="text-lg">
        {title}
      </h2>
      {screw && <ScrewDrawing screw={screw} language={language} />}
      {drawing && !screw && <p className="grid aspect-[22/9] max-w-xl place-items-center text-quiet text-sm">{t.notDrawn}</p>}
      <form method="get" action={action} className="flex flex-wrap gap-3">
        <input type="hidden" name="view" value="table" />
        {selects.map(({ feature, label, options }) => (
          <Select
            key={feature}
            label={label}
            name={nameOf(feature)}
            value={choice[feature]}
            onChange={event => choose(event, feature)}
            autoComplete="off"
            // Two in a row; one that is left over is as wide as both.
            className="grow basis-[calc(50%-0.375rem)]"
            options={[{ value: '', label: t.any }, ...options]}
          />
        ))}
        <Button type="submit" wide>
          {found.total > 0 ? t.show(found.total) : t.showAll}
        </Button>
      </form>
      <div role="status" className="grid gap-1">
        {found.cleared.length > 0 && <p className="text-sm">{t.cleared(found.cleared.map(nameOfFeature))}</p>}
        {found.card ? (
          <FoundProduct card={found.card} language={language} prices={prices} promise={promise} />
        ) : (
          !failed && <p>{t.nothing}</p>
        )}
      </div>
      {note && <p className="text-quiet text-sm">{note}</p>}
    </section>
  )
}

const nameOf = (feature: string) => `feature[${feature}]`

function FoundProduct({ card, language, prices, promise }: { card: NonNullable<Found['card']> } & Omit<FinderProps, 'finder'>) {
  const t = catalogueMessages[language]
  const isInStock = card.items > 0
  return (
    <div className="grid gap-1 text-sm">
      <a href={cardHref(language, card)} className="link target inline-flex items-center justify-self-start font-semibold text-base">
        {nameOfCard(card)}
      </a>
      <Price language={language} priced={card} prices={prices} from={card.has_variants} />
      <p>
        <span className={isInStock ? 'text-success' : 'text-quiet'}>{isInStock ? t.inStock(card.items, card.sales_unit) : t.soldOut}</span>
        {isInStock && <CardPromise promise={promise} />}
        <ExpectedDay language={language} day={card.expected_at} />
      </p>
    </div>
  )
}
