import { ShopError } from '@stragan/contract'
import { type Role, staffCalls } from '@stragan/contract/admin'
import { FormSelect } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/member-page.ts'
import { roleOptions } from './role-options.ts'
import { staffMessages } from './staff.messages.ts'

const roleTable = { role: 'required' } as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'staff:write')
  const id = params.id ?? ''
  const [{ members }, isInHistory] = await Promise.all([
    office.api(staffCalls.staff, { params: { shop: shop.code } }),
    hasHistory(office, shop, 'staff', id),
  ])
  const member = members.find(one => one.id === id)
  if (!member) throw new ShopError('staff_not_found')
  return {
    shop: shop.code,
    hasHistory: isInHistory,
    member: { ...member, since: times.day(member.since) },
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const fields = fieldsOf(form)
  const intent = form.text('intent')
  const list = `/${params.shop}/staff`
  const of = { params: { shop: params.shop ?? '', id: params.id ?? '' } }
  const subject = form.text('subject')
  switch (intent) {
    case 'role': {
      const args = { ...of, body: { role: fields.role as Role } }
      const { refused } = await submit(office, { intent, table: roleTable, fields, call: staffCalls.changeRole, args })
      return refused ?? done(office, list, { kind: 'role_changed', subject })
    }
    case 'reset': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: staffCalls.resetSecondFactor, args: of })
      return refused ?? done(office, path, { kind: 'second_factor_reset', subject })
    }
    case 'remove': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: staffCalls.removeMember, args: of })
      return refused ?? done(office, list, { kind: 'member_removed', subject })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function MemberPage({ loaderData: { shop, hasHistory, member }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = staffMessages[language]
  const { id, name, email, role, since, is_self, has_second_factor } = member
  const roleForm = officeForm(language, { fields: roleTable, answer, intent: 'role', saved: { role } })
  return (
    <Page title={name} lead={`${email}. ${t.since(since)}`} above={<Breadcrumb href={`/${shop}/staff`}>{t.back}</Breadcrumb>}>
      <Section id="role" title={t.changeRole} lead={t.roleLead}>
        <Form form={roleForm} submit={formMessages[language].save} className="max-w-xl">
          <input type="hidden" name="subject" value={name} />
          <FormSelect form={roleForm.view} name="role" label={t.changeRole} labelHidden options={roleOptions(language)} />
        </Form>
      </Section>
      {has_second_factor && !is_self && (
        <Section id="second-factor" title={t.resetSecondFactor} lead={t.resetLead}>
          <Refusal form={officeForm(language, { fields: {}, answer, intent: 'reset' })} />
          <div>
            <Question
              id="reset"
              label={t.reset}
              name={t.reset}
              title={t.resetQuestion(name)}
              text={t.resetText}
              confirm={t.reset}
              intent="reset"
              fields={{ subject: name }}
            />
          </div>
        </Section>
      )}
      <Section id="removal" title={t.remove} lead={is_self ? t.removeSelf : t.removeLead}>
        <Refusal form={officeForm(language, { fields: {}, answer, intent: 'remove' })} />
        {!is_self && (
          <div>
            <Question
              id="remove"
              label={t.remove}
              name={t.remove}
              title={t.removeQuestion(name)}
              text={t.removeText}
              confirm={t.remove}
              intent="remove"
              fields={{ subject: name }}
            />
          </div>
        )}
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="staff" id={id} />}
    </Page>
  )
}
