import type { contentCalls, ResponseOutput } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { vendingMessages } from './vending.messages.ts'

type Machine = ResponseOutput<typeof contentCalls.vendingMachines>[number]

/** A model: picture, features and a link to the enquiry form. */
export function VendingMachine({
  machine,
  language,
  askHref,
  eager,
}: {
  machine: Machine
  language: Language
  askHref: string
  eager: boolean
}) {
  const t = vendingMessages[language]
  const { id, name, description, picture, features } = machine
  return (
    <article
      aria-labelledby={`machine-${id}`}
      className="grid gap-x-10 gap-y-5 border-rule border-t py-10 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      {picture && (
        <div className="plate self-start p-[6%]">
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 380px, (min-width: 640px) 40vw, 90vw"
            eager={eager}
            className="aspect-square w-full object-contain max-sm:aspect-[4/3]"
          />
        </div>
      )}
      <div className="grid content-start gap-5 sm:col-start-2">
        <h2 id={`machine-${id}`} className="text-2xl">
          {name}
        </h2>
        <p className="max-w-prose">{description}</p>
        {features.length > 0 && (
          <table className="w-full max-w-2xl border-rule border-b text-sm">
            <caption className="sr-only">{t.features(name)}</caption>
            <tbody>
              {features.map(({ feature_name, feature_value }) => (
                <tr key={feature_name} className="border-rule border-t">
                  <th scope="row" className="w-2/5 py-2 pr-4 text-left align-top font-normal text-quiet">
                    {feature_name}
                  </th>
                  <td className="py-2 tabular-nums">{feature_value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <div>
          <ButtonLink href={askHref} icon="mail">
            {t.ask}
            <span className="sr-only">: {name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}

/** Comparison of features that at least two machines have, one machine per column. */
export function Comparison({ machines, language }: { machines: readonly Machine[]; language: Language }) {
  const t = vendingMessages[language]
  const valueIn = (machine: Machine, name: string) => machine.features.find(feature => feature.feature_name === name)?.feature_value
  const names = [...new Set(machines.flatMap(machine => machine.features.map(feature => feature.feature_name)))]
  const shared = names.filter(name => machines.filter(machine => valueIn(machine, name) !== undefined).length > 1)
  if (shared.length === 0) return null
  return (
    <section aria-labelledby="compare" className="border-rule border-t pt-10">
      <h2 id="compare" className="text-2xl">
        {t.compare}
      </h2>
      <p className="mt-1 text-quiet text-sm">{t.compareHint}</p>
      <Table caption={t.compare} captionHidden className="mt-4">
        <thead>
          <tr>
            <ColumnHead>{t.feature}</ColumnHead>
            {machines.map(({ id, name }) => (
              <ColumnHead key={id} className="min-w-40">
                {name}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shared.map(name => (
            <tr key={name}>
              <RowHead className="font-normal text-quiet">{name}</RowHead>
              {machines.map(machine => (
                <Cell key={machine.id} className="tabular-nums">
                  {valueIn(machine, name) ?? <Absent text={t.absent} />}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}

const Absent = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true" className="text-quiet">
      –
    </span>
    <span className="sr-only">{text}</span>
  </>
)
