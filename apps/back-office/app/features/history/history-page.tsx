import type { Language } from '@stragan/contract'
import { historyCalls } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { ButtonLink } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { FindForm } from '@stragan/ui/find-form'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { EmptyList } from '../../platform/empty-list.tsx'
import { FilterSelect } from '../../platform/filter-select.tsx'
import { useLanguage } from '../../platform/language.ts'
import { dayOf, isFiltered } from '../../platform/list-query.ts'
import { pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/history-page.ts'
import { actorOf, entityOf, hrefOf, labelOf, subjectOf } from './change-label.ts'
import { entityTexts } from './fields.messages.ts'
import { historyMessages } from './history.messages.ts'
import { peopleOf } from './people.server.ts'

const formed = (form: RegExp, value: string | null) => form.exec(value ?? '')?.[0]
const maxKeyLength = 300

export const loader = pageLoader(async (office, { params, query }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'history:read')
  const { language } = account
  const entity = formed(/^[a-z_]{1,40}$/, query.get('entity'))
  const filters = {
    actor: formed(/^[0-9a-f-]{36}$/, query.get('actor')),
    entity,
    entity_key: (entity && query.get('entity_key')?.slice(0, maxKeyLength)) || undefined,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
  }
  const after = query.get('after') ?? undefined
  const [people, { items, next, retention_months: months }] = await Promise.all([
    peopleOf(office, shop),
    office.api(historyCalls.changeSets, { params: { shop: shop.code }, query: { ...filters, after } }),
  ])
  const changes = items.map(change => ({
    id: change.id,
    label: labelOf(change, language),
    actor: actorOf(change, language),
    moment: times.moment(change.created_at),
    undone: change.undone_by === null ? null : change.is_partly_undone ? ('partlyUndone' as const) : ('undone' as const),
    isErased: change.is_erased,
    subject: change.subject && {
      label: subjectOf(change.subject, language),
      href: hrefOf(shop.code, change.subject.entity, change.subject.key),
    },
  }))
  const subject = entity && filters.entity_key ? entityOf(entity, filters.entity_key, language) : null
  return { shop: shop.code, filters, subject, people: [...people], changes, months, next, isFirst: after === undefined }
})

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = historyMessages[language]
  const { shop, filters, subject, people, changes, months, next, isFirst } = loaderData
  const path = `/${shop}/history`
  return (
    <Page
      title={t.title}
      lead={subject === null ? t.lead(months) : t.onlyOf(subject)}
      actions={
        <>
          {subject !== null && <ButtonLink href={path}>{t.showAll}</ButtonLink>}
          <DownloadControl list="change_sets" filters={filters} count={isFirst && next === null ? changes.length : null} />
        </>
      }
    >
      <FindForm label={t.find} action={path} applied={JSON.stringify(filters)} submit={t.submit}>
        {filters.entity_key !== undefined && <input type="hidden" name="entity_key" value={filters.entity_key} />}
        {people.length > 0 && <FilterSelect name="actor" label={t.person} value={filters.actor} any={t.anybody} options={people} />}
        {filters.entity_key === undefined ? (
          <FilterSelect name="entity" label={t.kind} value={filters.entity} any={t.anything} options={kindsOf(language)} />
        ) : (
          <input type="hidden" name="entity" value={filters.entity} />
        )}
        <Field type="date" name="from" label={t.from} defaultValue={filters.from ?? ''} />
        <Field type="date" name="to" label={t.to} defaultValue={filters.to ?? ''} />
      </FindForm>
      {changes.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst || isFiltered(filters)} texts={t} />
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.change}</ColumnHead>
              <ColumnHead>{t.person}</ColumnHead>
              <ColumnHead>{t.when}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ id, label, subject, actor, moment, undone, isErased }) => (
              <tr key={id}>
                <RowHead>
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <a href={`${path}/${id}`} className="link inline-block py-1">
                      {label}
                    </a>
                    {undone && <Badge>{t[undone]}</Badge>}
                    {isErased && <Badge>{t.erased}</Badge>}
                  </span>
                  {subject?.label && subject.href && (
                    <a href={subject.href} className="link inline-block py-1 font-normal text-sm tabular-nums">
                      {subject.label}
                    </a>
                  )}
                </RowHead>
                <Cell data-label={t.person}>{actor}</Cell>
                <Cell data-label={t.when} className="whitespace-nowrap tabular-nums">
                  {moment}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={filters} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}

/** What changes can be about, by name. */
const kindsOf = (language: Language) =>
  Object.entries(entityTexts)
    .filter(([entity]) => entity !== 'mail')
    .map(([entity, texts]) => [entity, texts[language]] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, language))
