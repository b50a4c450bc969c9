import { type Language, ShopError } from '@stragan/contract'
import { type Role, roleHas, staffCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { useLanguage } from '../../platform/language.ts'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/staff-page.ts'
import { InvitationsSection } from './invitations-section.tsx'
import { inviteTable } from './invite-form.tsx'
import { MembersTable } from './members-table.tsx'
import { PolicySection } from './policy-section.tsx'
import { staffMessages } from './staff.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'staff:read')
  const { members, invitations, requires_second_factor } = await office.api(staffCalls.staff, { params: { shop: shop.code } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'staff:write'),
    requiresSecondFactor: requires_second_factor,
    members: members.map(({ last_used_at, since: _, ...member }) => ({
      ...member,
      lastUsed: last_used_at && times.moment(last_used_at),
    })),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({ ...invitation, validUntil: times.day(expires_at) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const shop = params.shop ?? ''
  const fields = fieldsOf(form)
  const intent = form.text('intent')
  switch (intent) {
    case 'invite': {
      const body = { email: fields.email ?? '', role: fields.role as Role, language: fields.language as Language }
      const args = { params: { shop }, body }
      const { refused } = await submit(office, { intent, table: inviteTable, fields, call: staffCalls.invite, args })
      return refused ?? done(office, path, { kind: 'invited', subject: body.email })
    }
    case 'revoke': {
      const args = { params: { shop, id: form.text('id') } }
      const { refused } = await submit(office, { intent, table: {}, fields, call: staffCalls.revokeInvitation, args })
      return refused ?? done(office, path, { kind: 'invitation_revoked', subject: form.text('email') })
    }
    case 'policy': {
      const isRequired = form.text('required') === 'on'
      const args = { params: { shop }, body: { requires_second_factor: isRequired } }
      const { refused } = await submit(office, { intent, table: {}, fields, call: staffCalls.setStaffPolicy, args })
      return refused ?? done(office, path, { kind: isRequired ? 'second_factor_required' : 'second_factor_optional' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function StaffPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = staffMessages[useLanguage()]
  const { shop, canWrite, members, invitations, requiresSecondFactor } = loaderData
  return (
    <Page title={t.title} lead={t.lead} actions={<DownloadControl list="staff" count={members.length} />}>
      <MembersTable shop={shop} members={members} canWrite={canWrite} />
      <InvitationsSection invitations={invitations} canWrite={canWrite} answer={actionData} />
      <PolicySection isRequired={requiresSecondFactor} canWrite={canWrite} answer={actionData} />
    </Page>
  )
}
