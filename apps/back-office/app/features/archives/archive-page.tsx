import { ShopError } from '@stragan/contract'
import { archiveCalls, roleHas } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { ButtonLink } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/archive-page.ts'
import { ArchiveBadge } from './archive-badge.tsx'
import { ArchiveProgress } from './archive-progress.tsx'
import { ArchiveResult } from './archive-result.tsx'
import { type ArchiveView, isInProgress } from './archive-view.ts'
import { archiveMessages } from './archives.messages.ts'
import { PartsTable } from './parts-table.tsx'
import { Reason } from './reason.tsx'

const steps = { check: archiveCalls.check, run: archiveCalls.run, stop: archiveCalls.stop } as const
const intents = ['check', 'run', 'stop'] as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'money-settings:read')
  const of = { params: { shop: shop.code, id: params.id ?? '' } }
  const { created_at, finished_at: _, available_until, ...found } = await office.api(archiveCalls.archive, of)
  return {
    shop: shop.code,
    canSeeHistory: roleHas(shop.role, 'history:read'),
    found,
    moment: times.moment(created_at),
    until: available_until && times.moment(available_until),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = oneOf(intents, form.text('intent'))
  if (!intent) throw new ShopError('not_found')
  const args = { params: { shop: params.shop ?? '', id: params.id ?? '' } }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: steps[intent], args })
  return refused ?? done(office, path)
})

export default function ArchivePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = archiveMessages[language]
  const { shop, canSeeHistory, found, moment, until } = loaderData
  const { kind, state, failure, parts } = found
  const isIdle = !isInProgress(state)
  return (
    <Page
      title={found.file_name}
      lead={`${t.kinds[kind]}, ${t.by(found.author_name, moment)}`}
      above={<Breadcrumb href={`/${shop}/archives`}>{t.title}</Breadcrumb>}
      actions={<ArchiveBadge state={state} />}
    >
      {intents.map(intent => (
        <Refusal key={intent} form={officeForm(language, { fields: {}, answer, intent })} />
      ))}
      {failure && (failure.reason === null ? <p>{t.failed}</p> : <Reason before={t.failedBecause} reason={failure.reason} />)}
      {!isIdle && <ArchiveProgress found={found} />}
      {!isIdle && parts.length > 0 && <PartsTable shop={shop} found={found} />}
      {state === 'exported' && <Exported shop={shop} found={found} until={until} />}
      {isIdle && kind === 'import' && (
        <ArchiveResult shop={shop} found={found} hasFile={until !== null} canSeeHistory={canSeeHistory} hasResult={parts.length > 0} />
      )}
    </Page>
  )
}

/** The file with what it has. */
function Exported({ shop, found, until }: { shop: string; found: ArchiveView; until: string | null }) {
  const language = useLanguage()
  const t = archiveMessages[language]
  return (
    <>
      {until === null ? (
        <p>{t.gone}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <ButtonLink kind="primary" icon="download" href={`/${shop}/download/archives/${found.id}/archive.zip`}>
            {t.download}
          </ButtonLink>
          <p className="text-quiet text-sm">{t.until(until, t.megabytes(found.bytes ?? 0))}</p>
        </div>
      )}
      <Section id="contents" title={t.contents} lead={t.leftOut}>
        {found.missing_files > 0 && <p>{t.missing(found.missing_files)}</p>}
        <Table caption={t.contents} captionHidden>
          <thead>
            <tr>
              <ColumnHead>{t.part}</ColumnHead>
              <ColumnHead numeric>{t.count}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {found.contents.map(({ name, count }) => (
              <tr key={name}>
                <RowHead>{t.parts[name] ?? name}</RowHead>
                <Cell numeric>{formatNumber(language, count)}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </>
  )
}
