import { ShopError } from '@stragan/contract'
import { apiKeyCalls, roleHas } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { fieldsOf } from '@stragan/web/form.server'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/api-keys-page.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { KeysTable } from './keys-table.tsx'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop, times } = await requirePermission(office, params.shop, 'keys:read')
  const { language } = account
  const keys = await office.api(apiKeyCalls.apiKeys, { params: { shop: shop.code } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'keys:write'),
    keys: keys.map(({ created_at, created_by, expires_at, last_used_at, ...key }) => ({
      ...key,
      created: apiKeyMessages[language].createdBy(created_by, times.day(created_at)),
      lastUsed: last_used_at && times.moment(last_used_at),
      validUntil: expires_at && times.day(expires_at),
      isExpired: expires_at !== null && Date.parse(expires_at) < Date.now(),
    })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  if (form.text('intent') !== 'revoke') throw new ShopError('not_found')
  const args = { params: { shop: params.shop ?? '', id: form.text('id') } }
  const { refused } = await submit(office, { intent: 'revoke', table: {}, fields: fieldsOf(form), call: apiKeyCalls.revokeApiKey, args })
  return refused ?? done(office, path, { kind: 'key_revoked', subject: form.text('name') })
})

export default function ApiKeysPage({ loaderData: { shop, canWrite, keys }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = apiKeyMessages[language]
  const create = canWrite && (
    <ButtonLink kind="primary" href={`/${shop}/api-keys/new`}>
      {t.create}
    </ButtonLink>
  )
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        keys.length > 0 && (
          <>
            <DownloadControl list="api_keys" count={keys.length} />
            {create}
          </>
        )
      }
    >
      <Refusal form={officeForm(language, { fields: {}, answer: actionData, intent: 'revoke' })} />
      {keys.length > 0 ? (
        <KeysTable keys={keys} canWrite={canWrite} />
      ) : (
        <EmptyState icon="info" title={t.none} actions={create}>
          {t.noneText}
        </EmptyState>
      )}
      <p>
        <a href="/api/admin/docs" className="link">
          {t.reference}
        </a>
      </p>
    </Page>
  )
}
