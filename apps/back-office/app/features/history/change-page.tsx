import { ShopError } from '@stragan/contract'
import { historyCalls, roleHas } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { FormProblems } from '@stragan/ui/form-problems'
import { fieldsOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { emailKindMessages } from '../../platform/email-kinds.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, requireAccount, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/change-page.ts'
import { isDownload } from './calls.messages.ts'
import { actorOf, labelOf } from './change-label.ts'
import { fieldLabel, rowView } from './changed-rows.server.ts'
import { ChangedRows } from './changed-rows.tsx'
import { compensationOf, sentEmails } from './compensation.ts'
import { historyMessages } from './history.messages.ts'
import { peopleOf } from './people.server.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'history:read')
  const { language } = account
  const [people, change] = await Promise.all([
    peopleOf(office, shop),
    office.api(historyCalls.changeSet, { params: { shop: shop.code, id: params.id ?? '' } }),
  ])
  const reader = { language, times, people, shop: shop.code }
  return {
    shop: shop.code,
    label: labelOf(change, language),
    about: `${actorOf(change, language)}, ${times.moment(change.created_at)}`,
    isDownload: isDownload(change.call),
    rows: change.rows?.filter(({ table }) => !consequences.includes(table)).map(row => rowView(row, reader)) ?? null,
    moreRows: change.more_rows,
    isErased: change.is_erased,
    undoes: change.undoes,
    undoneBy: change.undone_by,
    isPartlyUndone: change.is_partly_undone,
    refusal: roleHas(shop.role, 'history:write') ? change.undo_refusal : ('permission' as const),
    compensation: compensationOf(change.rows ?? []),
    emails: sentEmails(change.rows ?? [])
      .map(kind => emailKindMessages[language][kind] ?? kind)
      .join(', '),
  }
})

/** Tables whose rows only follow from what is shown. */
const consequences = ['mails', 'order_events', 'order_changes']

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  if (intent !== 'undo') throw new ShopError('not_found')
  const { language } = await requireAccount(office)
  const args = { params: { shop: params.shop ?? '', id: params.id ?? '' } }
  const { refused, response } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: historyCalls.undoChangeSet, args })
  if (refused) return refused
  if (response.skipped.length === 0) return done(office, path, { kind: 'change_undone' })
  const { rows } = await office.api(historyCalls.changeSet, args)
  const t = historyMessages[language]
  const skipped = response.skipped.map(({ table, key, field, problem }) => {
    const row = rows?.find(one => one.table === table && JSON.stringify(one.key) === JSON.stringify(key))
    const label = field === null || !row ? null : fieldLabel(row, field, language)
    return {
      id: `${table} ${JSON.stringify(key)} ${field}`,
      text: `${[row?.name, label].filter(Boolean).join(', ')}: ${t.problems[problem]}`,
    }
  })
  return data({ intent, skipped })
})

export default function ChangePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = historyMessages[language]
  const { shop, label, about, rows, moreRows, undoes, undoneBy, isPartlyUndone, refusal, compensation, emails } = loaderData
  const path = `/${shop}/history`
  const partial = answer && 'skipped' in answer ? answer : null
  const related = (id: string | null, text: string) =>
    id !== null && (
      <p>
        <a href={`${path}/${id}`} className="link">
          {text}
        </a>
      </p>
    )
  return (
    <Page title={label} lead={about} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      {partial && (
        <FormProblems result={partial} title={t.skipped} problems={[]} tone="warning">
          <p>{t.skippedText}</p>
          <ul className="list-disc pl-5">
            {partial.skipped.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </FormProblems>
      )}
      <Refusal form={officeForm(language, { fields: {}, answer: answer && !('skipped' in answer) ? answer : undefined, intent: 'undo' })} />
      <Section id="details" title={t.details} lead={leadOf(loaderData, t)}>
        {rows && rows.length > 0 && <ChangedRows rows={rows} />}
        {moreRows > 0 && <p className="text-quiet text-sm">{t.moreRows(moreRows)}</p>}
        {related(undoes, t.seeUndone)}
      </Section>
      {!loaderData.isDownload && (
        <Section
          id="undo"
          title={t.undo}
          lead={isPartlyUndone ? t.partlyUndoneBy : undoneBy !== null ? t.undoneBy : refusal === null ? t.undoLead : t.refusal[refusal]}
        >
          {related(undoneBy, t.seeUndo)}
          {refusal === null && (
            <form method="post">
              <FormKey />
              <input type="hidden" name="intent" value="undo" />
              <Button type="submit">{isPartlyUndone ? t.undoRest : t.undoButton}</Button>
            </form>
          )}
          {emails !== '' && <p className="max-w-prose">{t.emailsSent(emails)}</p>}
          {refusal === 'final' && <p className="max-w-prose">{t.compensation[compensation.kind]}</p>}
          {refusal === 'final' && compensation.path !== null && (
            <p>
              <a href={`/${shop}${compensation.path}`} className="link">
                {t.compensate}
              </a>
            </p>
          )}
        </Section>
      )}
    </Page>
  )
}

interface Details {
  isDownload: boolean
  rows: readonly unknown[] | null
  isErased: boolean
}

function leadOf({ isDownload, rows, isErased }: Details, t: (typeof historyMessages)['en']): string | undefined {
  if (isDownload) return t.downloaded
  if (rows === null) return t.hidden
  if (isErased) return t.erasedText
  return rows.length === 0 ? t.noDetails : undefined
}
