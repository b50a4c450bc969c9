import { maxListSearchLength, orderStatuses } from '@stragan/contract'
import { orderWaits } from '@stragan/contract/admin'
import { Disclosure } from '@stragan/ui/disclosure'
import { Field } from '@stragan/ui/field'
import { FindForm } from '@stragan/ui/find-form'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { type AmountName, amountNames } from './amounts.ts'
import { orderFilterMessages } from './order-filters.messages.ts'
import type { Methods, OrderFilters } from './order-filters.server.ts'
import { orderMessages } from './orders.messages.ts'

interface FiltersFormProps {
  path: string
  filters: OrderFilters
  /** Amounts that cannot be read, as they were typed. */
  wrong: Partial<Record<AmountName, string>>
  methods: Methods
}

/** Search and filters of the list of orders. */
export function FiltersForm({ path, filters, wrong, methods }: FiltersFormProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const f = orderFilterMessages[language]
  return (
    <FindForm
      label={t.find}
      action={path}
      query={{ name: 'q', label: t.query, value: filters.q ?? '', maxLength: maxListSearchLength }}
      applied={JSON.stringify([filters, wrong])}
      submit={t.submit}
      below={
        <>
          <Statuses chosen={filters.status ?? []} />
          <div className="w-full">
            <Disclosure summary={f.more} open={Object.keys(wrong).length > 0}>
              <MoreFilters {...{ filters, wrong, methods }} />
            </Disclosure>
          </div>
        </>
      }
    >
      {filters.customer && <input type="hidden" name="customer" value={filters.customer} />}
      <FilterSelect
        name="waiting_for"
        label={f.waitingFor}
        value={filters.waiting_for}
        any={f.anyWait}
        options={orderWaits.map(wait => [wait, f.waits[wait]])}
      />
    </FindForm>
  )
}

/** Several statuses may be chosen; none means any. */
function Statuses({ chosen }: { chosen: readonly string[] }) {
  const t = orderMessages[useLanguage()]
  return (
    <fieldset className="grid w-full min-w-0 gap-1">
      <legend className="mb-1 font-semibold text-sm">{t.status}</legend>
      <div className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap">
        {orderStatuses.map(status => (
          <label
            key={status}
            className="inline-flex min-h-9 shrink-0 cursor-pointer items-center gap-2 rounded-shop border border-edge px-3 text-sm hover:border-ink has-checked:border-accent has-checked:bg-accent-quiet pointer-coarse:min-h-11"
          >
            <input type="checkbox" name="status" value={status} defaultChecked={chosen.includes(status)} className="tick size-4" />
            {t.statuses[status]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function MoreFilters({ filters, wrong, methods }: Omit<FiltersFormProps, 'path'>) {
  const language = useLanguage()
  const t = orderMessages[language]
  const f = orderFilterMessages[language]
  const optionsOf = (methods: Methods['payments']) => methods.map(({ code, name }) => [code, name] as const)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FilterSelect
        name="paid"
        label={f.paid}
        value={filters.paid}
        any={t.anyPayment}
        options={[
          ['true', t.paid],
          ['false', t.unpaid],
        ]}
      />
      <FilterSelect
        name="test"
        label={f.test}
        value={filters.test}
        any={f.withTest}
        options={[
          ['real', f.realOnly],
          ['test', f.testOnly],
        ]}
      />
      <FilterSelect name="payment" label={f.payment} value={filters.payment} any={f.anyMethod} options={optionsOf(methods.payments)} />
      <FilterSelect name="delivery" label={f.delivery} value={filters.delivery} any={f.anyMethod} options={optionsOf(methods.deliveries)} />
      <Field type="date" name="placed_from" label={f.placedFrom} defaultValue={filters.placed_from} />
      <Field type="date" name="placed_to" label={f.placedTo} defaultValue={filters.placed_to} />
      {amountNames.map(name => (
        <Field
          key={name}
          name={name}
          label={{ amount_from: f.amountFrom, amount_to: f.amountTo }[name]}
          hint={f.amountHint}
          defaultValue={wrong[name] ?? filters[name]}
          error={wrong[name] === undefined ? undefined : f.amountWrong}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
      ))}
    </div>
  )
}
