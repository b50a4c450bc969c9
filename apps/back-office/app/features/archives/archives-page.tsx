import { ShopError } from '@stragan/contract'
import { archiveCalls, archiveReason } from '@stragan/contract/admin'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { fieldsOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import { EmptyList } from '../../platform/empty-list.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, isForPage, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { filesOrForm, uploadAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/archives-page.ts'
import { ArchiveBadge } from './archive-badge.tsx'
import { ArchiveUpload, isUploadRefusal, type UploadRefusal } from './archive-upload.tsx'
import { archiveMessages } from './archives.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'money-settings:read')
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(archiveCalls.archives, { params: { shop: shop.code }, query: { after } })
  return {
    shop: shop.code,
    archives: items.map(({ id, kind, file_name, state, author_name, created_at, bytes }) => {
      return { id, kind, file_name, state, author_name, bytes, moment: times.moment(created_at) }
    }),
    next,
    isFirst: after === undefined,
  }
})

/** The file goes on to the API while it arrives. */
const upload = uploadAction(async (office, body, { params, path }) => {
  try {
    const { id } = await office.upload(archiveCalls.upload, { params: { shop: params.shop ?? '' } }, body)
    return done(office, `${path}/${id}`)
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    const reason = archiveReason.safeParse({ number: null, ...error.details }).data ?? null
    return data({ refused: error.code, reason } satisfies UploadRefusal, { status: error.status })
  }
})

const exportShop = pageAction(async (office, form, { params, path }) => {
  const args = { params: { shop: params.shop ?? '' } }
  const { response, refused } = await submit(office, {
    intent: 'export',
    table: {},
    fields: fieldsOf(form),
    call: archiveCalls.exportShop,
    args,
  })
  return refused ?? done(office, `${path}/${response.id}`)
})

export const action = filesOrForm(upload, exportShop)

export default function ArchivesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, archives, next, isFirst } = loaderData
  const language = useLanguage()
  const t = archiveMessages[language]
  const path = `/${shop}/archives`
  const refusal = isUploadRefusal(answer) ? answer : undefined
  return (
    <Page title={t.title} lead={t.lead}>
      <Section id="export" title={t.exportTitle} lead={t.exportText}>
        <div className="grid max-w-prose gap-2 text-sm">
          <p>{t.contains}</p>
          <p>{t.leftOut}</p>
        </div>
        <Form form={officeForm(language, { fields: {}, answer: refusal ? undefined : answer, intent: 'export' })} submit={t.export} />
      </Section>
      <Section id="import" title={t.importTitle} lead={t.importText}>
        <ArchiveUpload refusal={refusal} />
      </Section>
      <Section id="list" title={t.listTitle}>
        {archives.length === 0 ? (
          <EmptyList path={path} isNarrowed={!isFirst} texts={t} />
        ) : (
          <Table caption={t.listTitle} captionHidden className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.fileColumn}</ColumnHead>
                <ColumnHead>{t.kind}</ColumnHead>
                <ColumnHead>{t.state}</ColumnHead>
                <ColumnHead numeric>{t.size}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {archives.map(({ id, kind, file_name, state, author_name, moment, bytes }) => (
                <tr key={id}>
                  <RowHead>
                    <a href={`${path}/${id}`} className="link wrap-anywhere" translate="no">
                      {file_name}
                    </a>
                    <span className="block font-normal text-quiet text-xs">{t.by(author_name, moment)}</span>
                  </RowHead>
                  <Cell data-label={t.kind}>{t.kinds[kind]}</Cell>
                  <Cell data-label={t.state}>
                    <ArchiveBadge state={state} />
                  </Cell>
                  <Cell numeric data-label={t.size}>
                    {bytes === null ? '–' : t.megabytes(bytes)}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        <Pagination label={t.listTitle} path={path} filters={{}} next={next} isFirst={isFirst} texts={t} />
      </Section>
    </Page>
  )
}
