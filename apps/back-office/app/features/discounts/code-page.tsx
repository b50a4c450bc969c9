import { ShopError } from '@stragan/contract'
import { discountCalls, roleHas } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Checkbox } from '@stragan/ui/checkbox'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/code-page.ts'
import { CodeFields, codeLabels, codeTable, shownValue, withCodeErrors } from './code-fields.tsx'
import { codeFieldsOf, loadLimits, readCode, shownCode, valuesOf } from './code-form.server.ts'
import { discountMessages } from './discounts.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'promotions:read')
  const id = Number(params.id)
  const [code, limits, isInHistory] = await Promise.all([
    office.api(discountCalls.discountCode, { params: { shop: shop.code, id } }),
    loadLimits(office, shop.code),
    hasHistory(office, shop, 'discount_code', String(id)),
  ])
  return {
    shop: shop.code,
    hasHistory: isInHistory,
    path: `/${shop.code}/discount-codes`,
    code,
    base: JSON.stringify(valuesOf(code)),
    limits,
    shown: shownCode(code, account.language, shop.time_zone),
    timeZone: shop.time_zone,
    canWrite: roleHas(shop.role, 'promotions:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'promotions:write')
  const of = { params: { shop: shop.code, id: Number(params.id) } }
  const intent = form.text('intent')
  const fields = codeFieldsOf(form)
  switch (intent) {
    case 'save': {
      const call = discountCalls.changeDiscountCode
      const from = readBase(form.text('from'), call.body.shape.from) ?? valuesOf(await office.api(discountCalls.discountCode, of))
      const typed = readCode(fields, shop.time_zone)
      const shown = shownCode(from, account.language, shop.time_zone)
      // A minute that was not touched is the very moment that it stands for.
      const values = {
        ...typed,
        valid_from: fields.valid_from === shown.valid_from ? from.valid_from : typed.valid_from,
        valid_to: fields.valid_to === shown.valid_to ? from.valid_to : typed.valid_to,
      }
      const args = { ...of, body: { ...values, from } }
      const { refused } = await submit(refusingConflicts(office), { intent, table: codeTable, fields, call, args })
      return refused ?? done(office, path, { kind: 'discount_code_saved', subject: values.code.toUpperCase() })
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: discountCalls.deleteDiscountCode, args: of })
      return refused ?? done(office, `/${shop.code}/discount-codes`, { kind: 'discount_code_deleted', subject: fields.subject })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function CodePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = discountMessages[language]
  const { shop, hasHistory, path, code, base, shown, limits, timeZone, canWrite } = loaderData
  const stored = { ...shown, enabled: code.enabled ? 'on' : '' }
  const form = withCodeErrors(
    officeForm<keyof typeof codeTable>(language, { fields: codeTable, answer, intent: 'save', saved: stored }),
    language,
  )
  const hasConflict = isConflict(form)
  const typed = form.result?.typed
  const isEnabled = typed ? typed.enabled === 'on' : code.enabled
  return (
    <Page
      title={code.code}
      lead={[code.series && `${t.series(code.series)}.`, t.used(formatNumber(language, code.uses))].filter(Boolean).join(' ')}
      above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}
      actions={<Badge tone={code.state === 'usable' ? 'success' : 'neutral'}>{t.states[code.state]}</Badge>}
    >
      <Section id="settings" title={t.settings}>
        <fieldset disabled={!canWrite} className="min-w-0">
          <Form
            form={form}
            submit={formMessages[language].save}
            className="max-w-2xl"
            help={
              hasConflict && (
                <ChangedFields
                  form={form}
                  stored={stored}
                  labels={codeLabels(language)}
                  shown={(name, value) => shownValue(language, limits, name, value)}
                />
              )
            }
          >
            <LeaveQuestion isUnsaved={form.isSent} />
            <StoredValues form={form} values={stored} />
            <input type="hidden" name="from" value={form.carriedOver?.from ?? base} />
            <CodeFields form={form.view} limits={limits} timeZone={timeZone} />
            <Checkbox name="enabled" label={t.enabled} hint={t.enabledHint} defaultChecked={isEnabled} />
          </Form>
        </fieldset>
      </Section>
      {canWrite && code.uses === 0 && (
        <Section id="removal" title={t.removal} lead={t.removalLead}>
          <Refusal form={officeForm(language, { fields: {}, answer, intent: 'delete' })} />
          <div>
            <Question
              id="delete"
              label={t.removal}
              name={t.removal}
              title={t.removeQuestion(code.code)}
              text={t.removeText}
              confirm={t.removal}
              intent="delete"
              fields={{ subject: code.code }}
            />
          </div>
        </Section>
      )}
      {hasHistory && <HistoryLink shop={shop} entity="discount_code" id={String(code.id)} />}
    </Page>
  )
}
