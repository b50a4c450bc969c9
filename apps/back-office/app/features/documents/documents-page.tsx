import { ShopError } from '@stragan/contract'
import { documentLimits, productAdminCalls, productDocumentCalls, roleHas } from '@stragan/contract/admin'
import { EmptyState } from '@stragan/ui/empty-state'
import { data } from 'react-router'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, isForPage, pageAction, pageLoader, refusalText } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { stepIn } from '../../platform/uploads/ordered-list.ts'
import { isUploadAnswer } from '../../platform/uploads/upload.ts'
import { UploadForm } from '../../platform/uploads/upload-form.tsx'
import { uploadMessages } from '../../platform/uploads/uploads.messages.ts'
import { filesOrForm, sendOn, uploadAction } from '../../platform/uploads/uploads.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/documents-page.ts'
import { DocumentList } from './document-list.tsx'
import { documentMessages } from './documents.messages.ts'
import { type DocumentsAnswer, documentsIn, isDocumentsAnswer } from './documents-form.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'products:read')
  const path = { shop: shop.code, id: params.id ?? '' }
  const [{ name, id }, { items }, isInHistory] = await Promise.all([
    office.api(productAdminCalls.product, { params: path }),
    office.api(productDocumentCalls.productDocuments, { params: path }),
    hasHistory(office, shop, 'product', String(Number(path.id))),
  ])
  return {
    shop: shop.code,
    origin: shop.origin,
    product: { id, name: name[account.language] || name.en || name.pl },
    documents: items,
    canWrite: roleHas(shop.role, 'products:write'),
    hasHistory: isInHistory,
  }
})

const add = uploadAction(async (office, body, { params, path }) => {
  const answer = await sendOn(office, productDocumentCalls.addProductDocuments, { shop: params.shop, id: params.id }, body)
  const added = answer.files.filter(({ outcome }) => outcome === 'added').length
  if (answer.refused === null && added === answer.files.length)
    return done(office, path, { kind: 'documents_added', subject: String(added) })
  return data(answer, { status: added > 0 ? 200 : 422 })
})

const save = pageAction(async (office, form, { params, path }) => {
  if (form.text('intent') !== 'documents') throw new ShopError('not_found')
  const { from, documents } = documentsIn(form)
  const of = { shop: params.shop ?? '', id: params.id ?? '' }
  try {
    await office.api(productDocumentCalls.saveProductDocuments, { params: of, body: { from, documents } })
  } catch (error) {
    if (!(error instanceof ShopError) || (await isForPage(office, error))) throw error
    const { code, status } = error
    const refusal = await refusalText(office, code)
    const isConflict = code === 'documents_changed'
    return data({ intent: 'documents', from, typed: documents, refusal, isConflict } satisfies DocumentsAnswer, { status })
  }
  return done(office, path, { kind: stepIn(form)?.step === 'remove' ? 'document_removed' : 'documents_saved' })
})

export const action = filesOrForm(add, save)

export default function DocumentsPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = documentMessages[language]
  const { shop, origin, product, documents, canWrite, hasHistory } = loaderData
  const path = `/${shop}/products/${product.id}`
  return (
    <Page
      title={t.title(product.name)}
      lead={canWrite ? t.lead : `${t.lead} ${t.readOnly}`}
      above={<Breadcrumb href={path}>{product.name}</Breadcrumb>}
    >
      {canWrite && (
        <Section id="add" title={t.addTitle}>
          <UploadForm
            label={t.files}
            hint={t.kinds}
            accept=".pdf,application/pdf"
            maxBytes={documentLimits.maxFileBytes}
            href={`${path}/documents/sent`}
            answer={isUploadAnswer(answer) ? answer : undefined}
          />
        </Section>
      )}
      <Section id="list" title={t.listTitle} lead={canWrite && documents.length > 0 ? uploadMessages[language].stepsNote : undefined}>
        {documents.length === 0 ? (
          <EmptyState icon="info" title={t.none}>
            {t.noneText}
          </EmptyState>
        ) : (
          <DocumentList documents={documents} origin={origin} canWrite={canWrite} answer={isDocumentsAnswer(answer) ? answer : undefined} />
        )}
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="product" id={String(product.id)} />}
    </Page>
  )
}
