import { giftAdminCalls, roleHas } from '@stragan/contract/admin'
import { Checkbox } from '@stragan/ui/checkbox'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { ChangedFields } from '../../platform/changed-fields.tsx'
import { isConflict } from '../../platform/conflicts.ts'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { LeaveQuestion } from '../../platform/leave-question.tsx'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { readBase } from '../../platform/read-base.server.ts'
import { requirePermission } from '../../platform/shop.server.ts'
import { StoredValues } from '../../platform/stored-values.tsx'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/gift-page.ts'
import { GiftFields, giftTable, readGift, shownGift, withNameErrors } from './gift-form.tsx'
import { giftMessages } from './gifts.messages.ts'

const intent = 'save'

export const loader = pageLoader(async (office, { params }) => {
  const { account, shop } = await requirePermission(office, params.shop, 'promotions:read')
  const id = Number(params.id)
  const [{ id: _, ...gift }, isInHistory] = await Promise.all([
    office.api(giftAdminCalls.gift, { params: { shop: shop.code, id } }),
    hasHistory(office, shop, 'gift', String(id)),
  ])
  return {
    shop: shop.code,
    id,
    hasHistory: isInHistory,
    path: `/${shop.code}/gifts`,
    gift,
    base: JSON.stringify(gift),
    shown: shownGift(gift, account.language),
    canWrite: roleHas(shop.role, 'promotions:write'),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const shop = params.shop ?? ''
  const fields = fieldsOf(form)
  const typed = readGift(fields)
  const call = giftAdminCalls.changeGift
  const args = {
    params: { shop, id: Number(params.id) },
    // What was made up changes nothing.
    body: { ...typed, from: readBase(form.text('from'), call.body.shape.from) ?? typed },
  }
  const { refused } = await submit(refusingConflicts(office), { intent, table: giftTable, fields, call, args })
  return refused ?? done(office, path, { kind: 'gift_saved' })
})

export default function GiftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, id, hasHistory, path, gift, base, shown, canWrite } = loaderData
  const language = useLanguage()
  const t = giftMessages[language]
  const stored = { ...shown, enabled: gift.enabled ? 'on' : '' }
  const form = withNameErrors(
    officeForm<keyof typeof giftTable>(language, { fields: giftTable, answer: actionData, intent, saved: stored }),
    language,
  )
  const hasConflict = isConflict(form)
  const typed = form.result?.typed
  const isEnabled = typed ? typed.enabled === 'on' : gift.enabled
  const labels = { 'name.en': t.nameIn.en, 'name.pl': t.nameIn.pl, min_order_value: t.minimum, items: t.stock }
  return (
    <Page title={gift.name[language] || gift.name.en || gift.name.pl} above={<Breadcrumb href={path}>{t.back}</Breadcrumb>}>
      <Section id="settings" title={t.settings}>
        <fieldset disabled={!canWrite} className="min-w-0">
          <Form
            form={form}
            submit={formMessages[language].save}
            className="max-w-2xl"
            help={hasConflict && <ChangedFields form={form} stored={stored} labels={labels} />}
          >
            <LeaveQuestion isUnsaved={form.isSent} />
            <StoredValues form={form} values={stored} />
            <input type="hidden" name="from" value={form.carriedOver?.from ?? base} />
            <GiftFields form={form.view} />
            <Checkbox name="enabled" label={t.enabled} hint={t.enabledHint} defaultChecked={isEnabled} />
          </Form>
        </fieldset>
      </Section>
      {hasHistory && <HistoryLink shop={shop} entity="gift" id={String(id)} />}
    </Page>
  )
}
