import { type FoundPickupPoint, maxPickupQueryLength, type PickupPoint, pickupNetworkOf } from '@stragan/contract'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { Notice } from '@stragan/ui/notice'
import { RadioGroup } from '@stragan/ui/radio-group'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FoundPoints, intents } from './form-fields.ts'
import { pickupMessages } from './pickup.messages.ts'
import { languageOfPlace } from './pickup-network.ts'
import { refusalMessages } from './refusal.messages.ts'
import { useCartChange } from './use-cart-change.ts'
import { useCheckout } from './use-checkout.ts'

/** Name and id of the search field. */
const queryField = 'pickup_query'

/** Choice of the point to which the chosen delivery goes; nothing for a delivery to an address. */
export function PickupPointChoice() {
  const { cart, language, result } = useCheckout()
  const search = useCartChange('points')
  const choice = useCartChange('point')
  const [isChanging, setIsChanging] = useState(result?.typed.intent === intents.change)
  const network = cart && pickupNetworkOf(cart)
  if (!cart || !network) return null
  const found = search.found ?? result?.found ?? null
  const point = cart.pickup_point
  const refused = search.refused ?? choice.refused
  const t = refusalMessages[language]
  const change = () => {
    flushSync(() => setIsChanging(true))
    document.getElementById(queryField)?.focus()
  }
  return (
    <div id="pickup_point" tabIndex={-1} className="grid gap-4 border-accent border-l-3 pl-4 outline-none">
      {point && !found && !isChanging ? (
        <ChosenPoint point={point} change={change} />
      ) : (
        <>
          <PointSearch network={network} search={search} hasPoints={Boolean(found?.points.length)} />
          <PointList network={network} found={found} choose={choice.send} />
        </>
      )}
      {refused && (
        <Notice tone="danger" assertive>
          <p>{refused.code === 'too_many_requests' ? t.refusal(refused, '').title : t.notSaved}</p>
        </Notice>
      )}
    </div>
  )
}

function ChosenPoint({ point, change }: { point: PickupPoint; change: () => void }) {
  const t = pickupMessages[useCheckout().language]
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="wrap-anywhere min-w-0">
        <p className="text-quiet text-sm">{t.title}</p>
        <p>
          <PointName point={point} />
        </p>
        <p className="text-quiet text-sm">
          <PointFacts point={point} />
        </p>
        {point.is_sample && (
          <p className="mt-1">
            <Badge tone="warning">{t.sample}</Badge>
          </p>
        )}
      </div>
      <Button
        type="submit"
        name="intent"
        value={intents.change}
        size="small"
        onClick={event => {
          event.preventDefault()
          change()
        }}
        aria-label={`${t.change}: ${t.title}`}
      >
        {t.change}
      </Button>
    </div>
  )
}

interface PointSearchProps {
  network: string
  search: ReturnType<typeof useCartChange>
  hasPoints: boolean
}

/** Searches without leaving the page; without scripts the button submits the form. */
function PointSearch({ network, search, hasPoints }: PointSearchProps) {
  const { language, cart, customer, typed, errorOf } = useCheckout()
  const t = pickupMessages[language]
  const find = (form: HTMLFormElement | null) => {
    const input = form?.elements.namedItem(queryField)
    if (input instanceof HTMLInputElement)
      search.send({ intent: intents.find, delivery_id: String(cart?.delivery_shop_configuration_id), pickup_query: input.value })
  }
  const hasChoices = hasPoints || customer?.points.some(point => point.network === network)
  return (
    <div className="grid gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        id={queryField}
        name={queryField}
        label={t.search}
        hint={t.searchHint}
        defaultValue={typed.pickup_query ?? ''}
        maxLength={maxPickupQueryLength}
        autoComplete="off"
        enterKeyHint="search"
        error={hasChoices ? undefined : errorOf('pickup_point')}
        required
        data-handles-enter
        onKeyDown={event => {
          // Enter would press the form's default button, which orders.
          if (event.key !== 'Enter') return
          event.preventDefault()
          find(event.currentTarget.form)
        }}
      />
      <Button
        type="submit"
        name="intent"
        value={intents.find}
        icon="search"
        pending={search.isPending && t.searching}
        className="self-start sm:mt-6"
        onClick={event => {
          event.preventDefault()
          find(event.currentTarget.form)
        }}
      >
        {t.find}
      </Button>
    </div>
  )
}

interface PointListProps {
  network: string
  found: FoundPoints | null
  choose: ReturnType<typeof useCartChange>['send']
}

/** Points found, after the one that the customer used last. */
function PointList({ network, found, choose }: PointListProps) {
  const { language, cart, customer, typed, errorOf } = useCheckout()
  const t = pickupMessages[language]
  const [wanted, setWanted] = useState(typed.pickup_point ?? '')
  const last = customer?.points.find(point => point.network === network)
  const points: (PickupPoint | FoundPickupPoint)[] = [
    ...(last ? [found?.points.find(({ code }) => code === last.code) ?? last] : []),
    ...(found?.points ?? []).filter(({ code }) => code !== last?.code),
  ]
  const isListed = (code: string) => points.some(point => point.code === code)
  const chosen = cart?.pickup_point?.code ?? ''
  return (
    <>
      <p role="status" className={found ? '' : 'sr-only'}>
        {found && (found.points.length > 0 ? t.found(found.points.length, found.query) : t.none(found.query))}{' '}
        {isListed(chosen) && <strong>{t.chosen(chosen)}</strong>}
      </p>
      {points.some(point => point.is_sample) && (
        <p className="flex flex-wrap items-center gap-x-2 text-quiet text-sm">
          <Badge tone="warning">{t.sample}</Badge> {t.sampleHint}
        </p>
      )}
      {points.length > 0 && (
        <RadioGroup
          legend={t.list}
          legendHidden
          name="pickup_point"
          value={isListed(wanted) ? wanted : chosen}
          className="max-h-112 overflow-y-auto"
          required
          error={errorOf('pickup_point')}
          onChange={code => {
            setWanted(code)
            choose({ intent: intents.choose, delivery_id: String(cart?.delivery_shop_configuration_id), pickup_point: code })
          }}
          choices={points.map(point => ({
            value: point.code,
            label: <PointName point={point} />,
            hint: <PointFacts point={point} isLast={point === points[0] && last !== undefined} />,
            end: 'distance_km' in point && t.km(point.distance_km),
          }))}
        />
      )}
    </>
  )
}

const PointName = ({ point }: { point: PickupPoint }) => (
  <span translate="no">
    <strong>{point.code}</strong> {point.name !== point.code && `${point.name}, `}
    {point.street}, <span className="whitespace-nowrap">{point.postal_code}</span> {point.city}
  </span>
)

const separator = '\u00a0· '

function PointFacts({ point, isLast = false }: { point: PickupPoint; isLast?: boolean }) {
  const t = pickupMessages[useCheckout().language]
  const { description, opening_hours } = point
  return (
    <>
      {isLast && (
        <>
          {t.lastUsed}
          {separator}
        </>
      )}
      {description && <span lang={languageOfPlace(point)}>{description}</span>}
      {description && opening_hours && separator}
      {opening_hours && t.open(opening_hours)}
    </>
  )
}
