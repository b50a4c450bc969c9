import { ShopError } from '@stragan/contract'
import { movedStatuses, orderAdminCalls } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Notice } from '@stragan/ui/notice'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/move-page.ts'
import { chosenIn, listOf } from './chosen-orders.ts'
import { NoneChosen } from './none-chosen.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

const intent = 'move'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'orders:write')
  const uids = chosenIn(query.getAll('uid'))
  const status = oneOf(movedStatuses, query.get('status')) ?? movedStatuses[0]
  const body = { uids, status, dry_run: true }
  const orders = uids.length === 0 ? [] : (await office.api(orderAdminCalls.moveOrders, { params: { shop: shop.code }, body })).orders
  return { list: listOf(shop.code, query), status, orders }
})

export const action = pageAction(async (office, form, { params, query }) => {
  const shop = params.shop ?? ''
  const status = oneOf(movedStatuses, form.text('status'))
  const uids = chosenIn(form.texts('uid'))
  if (form.text('intent') !== intent || !status || uids.length === 0) throw new ShopError('not_found')
  const args = { params: { shop }, body: { uids, status, dry_run: false } }
  const { response, refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: orderAdminCalls.moveOrders, args })
  if (refused) return refused
  const moved = response.orders.filter(({ is_allowed }) => is_allowed).length
  return done(office, listOf(shop, query), { kind: 'orders_moved', subject: `${moved}/${uids.length}` })
})

export default function MovePage({ loaderData: { list, status, orders }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const allowed = orders.filter(({ is_allowed }) => is_allowed)
  const unpaid = status === 'packed' ? allowed.filter(order => order.is_due_in_advance) : []
  const emails = allowed.filter(({ sends_email }) => sends_email).length
  return (
    <Page
      title={t.moves[status]}
      lead={orders.length > 0 ? t.wouldMove(allowed.length, orders.length) : undefined}
      above={<Breadcrumb href={list}>{t.back}</Breadcrumb>}
    >
      {orders.length === 0 ? (
        <NoneChosen list={list} />
      ) : (
        <>
          {unpaid.length > 0 && (
            <Notice tone="warning" title={t.unpaidAmong(unpaid.length, allowed.length)}>
              <p className="max-w-prose">{t.unpaidAmongText}</p>
            </Notice>
          )}
          <Table caption={t.moves[status]} captionHidden className="stacks">
            <thead>
              <tr>
                <ColumnHead>{t.order}</ColumnHead>
                <ColumnHead>{t.statusNow}</ColumnHead>
                <ColumnHead>{t.afterwards}</ColumnHead>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ uid, number, status: now, is_allowed, is_due_in_advance, sends_email }) => (
                <tr key={uid}>
                  <RowHead className="tabular-nums">{number}</RowHead>
                  <Cell data-label={t.statusNow}>
                    <StatusBadge status={now} />{' '}
                    {status === 'packed' && is_allowed && is_due_in_advance && <Badge tone="warning">{t.unpaid}</Badge>}
                  </Cell>
                  <Cell data-label={t.afterwards}>
                    {is_allowed ? <StatusBadge status={status} /> : <span className="text-quiet">{t.staysAsItIs}</span>}
                    {sends_email && <span className="block text-quiet text-xs">{t.buyerIsWritten}</span>}
                  </Cell>
                </tr>
              ))}
            </tbody>
          </Table>
          {allowed.length > 0 && (
            <div className="grid max-w-prose gap-4">
              {emails > 0 && <p className="text-sm">{t.emails(emails)}</p>}
              <Form form={officeForm(language, { fields: {}, answer, intent })} submit={t.moveMany(allowed.length)}>
                <input type="hidden" name="status" value={status} />
                {allowed.map(({ uid }) => (
                  <input key={uid} type="hidden" name="uid" value={uid} />
                ))}
              </Form>
            </div>
          )}
        </>
      )}
    </Page>
  )
}
