import { type Language, languages, ShopError } from '@stragan/contract'
import { guaranteeNoticeCalls, roleHas } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { filesOrForm, oneFileAction } from '../../platform/uploads/uploads.server.ts'
import { removeIntent, ShownPicture } from '../classification/shown-picture.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/guarantee-notice-page.ts'
import { guaranteeNoticeMessages, regulationUrl } from './guarantee-notice.messages.ts'

/** The language of the notice that an address names. */
function languageAt(code: string | undefined): Language {
  const language = languages.find(one => one === code)
  if (language === undefined) throw new ShopError('not_found')
  return language
}

export const loader = pageLoader(async (office, { params }) => {
  const of = languageAt(params.language)
  const { shop } = await requirePermission(office, params.shop, 'settings:read')
  office.showPicturesOf(shop.origin)
  const [notices, isInHistory] = await Promise.all([
    office.api(guaranteeNoticeCalls.guaranteeNotices, { params: { shop: shop.code } }),
    hasHistory(office, shop, 'guarantee_notice', of),
  ])
  return {
    shop: shop.code,
    origin: shop.origin,
    of,
    notice: notices[of],
    canWrite: roleHas(shop.role, 'settings:write'),
    hasHistory: isInHistory,
  }
})

const act = pageAction(async (office, form, { params, path }) => {
  if (form.text('intent') !== removeIntent) throw new ShopError('not_found')
  const of = { shop: params.shop ?? '', language: languageAt(params.language) }
  await office.api(guaranteeNoticeCalls.removeGuaranteeNotice, { params: of })
  return done(office, path, { kind: 'guarantee_notice_removed' })
})

export const action = filesOrForm(oneFileAction(guaranteeNoticeCalls.setGuaranteeNotice, 'guarantee_notice_saved'), act)

export default function GuaranteeNoticePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { shop, origin, of, notice, canWrite, hasHistory } = loaderData
  const t = guaranteeNoticeMessages[useLanguage()]
  return (
    <Page title={t.name(of)} lead={t.introduction} above={<Breadcrumb href={`/${shop}/settings`}>{t.back}</Breadcrumb>}>
      <div className="-mt-6 grid gap-1 text-sm">
        <p>
          <a href={regulationUrl} rel="noopener" className="link">
            {t.regulation}
          </a>
        </p>
        <p className="text-quiet">
          {t.companies} {!canWrite && t.readOnly}
        </p>
      </div>
      <ShownPicture
        texts={t}
        shown={notice}
        origin={origin}
        isWide
        canWrite={canWrite}
        href={`/${shop}/guarantee-notice/${of}/sent`}
        answer={answer}
      />
      {hasHistory && <HistoryLink shop={shop} entity="guarantee_notice" id={of} />}
    </Page>
  )
}
