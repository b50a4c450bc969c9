import { type Input, ShopError } from '@stragan/contract'
import { type MovedStatus, movedStatuses, orderAdminCalls, orderHandlingCalls } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { emailKindMessages } from '../../platform/email-kinds.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { textOf } from '../../platform/typed-text.server.ts'
import type { Route } from './+types/move-page.ts'
import { chosenIn, listOf } from './chosen-orders.ts'
import { typedOf } from './handling/move-request.server.ts'
import { isMovedByWarehouse, movesOf } from './handling/right-to-move.ts'
import { MoveEmails } from './move-emails.tsx'
import { NoneChosen } from './none-chosen.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'

const intent = 'move'
const table = { message: 'optional' } as const

/** The call that moves orders to a status, with its body. */
const moveTo = (shop: string, status: MovedStatus, moves: Omit<Input<typeof orderAdminCalls.moveOrders>['body'], 'status'>) => {
  const params = { shop }
  return isMovedByWarehouse(status)
    ? { call: orderAdminCalls.moveOrdersInWarehouse, args: { params, body: { ...moves, status } } }
    : { call: orderAdminCalls.moveOrders, args: { params, body: { ...moves, status } } }
}

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop } = await requirePermission(office, params.shop, 'orders:read')
  const allowed = movesOf(shop.role)
  const status = oneOf(allowed, query.get('status')) ?? allowed[0]
  if (!status) throw new ShopError('permission_denied')
  const uids = chosenIn(query.getAll('uid'))
  const { call, args } = moveTo(shop.code, status, { uids, dry_run: true })
  const orders = uids.length === 0 ? [] : (await office.api(call, args)).orders
  const first = orders.find(({ email }) => email !== null)
  const preview =
    first && (await office.api(orderHandlingCalls.previewMove, { params: { shop: shop.code, uid: first.uid }, body: { status } }))
  const email = preview?.email ?? null
  if (email) office.showEmail(email.html)
  return { list: listOf(shop.code, query), status, orders, shown: first && email ? { uid: first.uid, email } : null }
})

export const action = pageAction(async (office, form, { params, query }) => {
  const shop = params.shop ?? ''
  const status = oneOf(movedStatuses, form.text('status'))
  const uids = chosenIn(form.texts('uid'))
  if (form.text('intent') !== intent || !status || uids.length === 0) throw new ShopError('not_found')
  const fields = typedOf(form, 'message')
  const message = textOf(form, 'message')
  const submission = { intent, table, fields }
  const [uid] = chosenIn(form.texts('preview'))
  if (uid !== undefined) {
    const email = { send: true, message }
    // One e-mail may be allowed where all of them are too many.
    const move = moveTo(shop, status, { uids, email, dry_run: true })
    const all = await submit(office, { ...submission, call: move.call, args: move.args })
    if (all.refused) return all.refused
    const args = { params: { shop, uid }, body: { status, email } }
    const { response, refused } = await submit(office, { ...submission, call: orderHandlingCalls.previewMove, args })
    if (refused) return refused
    if (response.email) office.showEmail(response.email.html)
    return { shown: response.email && { uid, email: response.email }, typed: fields }
  }
  const email = { send: !form.has('leave_out'), message }
  const { call, args } = moveTo(shop, status, { uids, email, dry_run: false })
  const { response, refused } = await submit(office, { ...submission, call, args })
  if (refused) return refused
  const moved = response.orders.filter(({ is_allowed }) => is_allowed).length
  return done(office, listOf(shop, query), { kind: 'orders_moved', subject: `${moved}/${uids.length}` })
})

export default function MovePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { list, status, orders } = loaderData
  const language = useLanguage()
  const t = orderMessages[language]
  const allowed = orders.filter(({ is_allowed }) => is_allowed)
  const unpaid = status === 'packed' ? allowed.filter(order => order.is_due_in_advance) : []
  const requested = answer && 'shown' in answer ? answer : undefined
  const form = officeForm(language, { fields: table, answer, intent, saved: { message: requested?.typed.message ?? '' } })
  const isLeftOut = (form.result?.typed ?? requested?.typed)?.leave_out === 'on'
  const moves = (
    <Table caption={t.moves[status]} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.order}</ColumnHead>
          <ColumnHead>{t.statusNow}</ColumnHead>
          <ColumnHead>{t.afterwards}</ColumnHead>
          <ColumnHead>{t.email}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ uid, number, status: now, is_allowed, is_due_in_advance, email }) => (
          <tr key={uid}>
            <RowHead className="tabular-nums">{number}</RowHead>
            <Cell data-label={t.statusNow}>
              <StatusBadge status={now} />{' '}
              {status === 'packed' && is_allowed && is_due_in_advance && <Badge tone="warning">{t.unpaid}</Badge>}
            </Cell>
            <Cell data-label={t.afterwards}>
              {is_allowed ? <StatusBadge status={status} /> : <span className="text-quiet">{t.staysAsItIs}</span>}
            </Cell>
            <Cell data-label={t.email}>
              {email ? (
                <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="wrap-anywhere">
                    {emailKindMessages[language][email.kind]} <span className="block text-quiet text-xs">{email.recipient}</span>
                  </span>
                  <Button type="submit" size="small" name="preview" value={uid} aria-label={t.readEmailOf(number)}>
                    {t.readEmail}
                  </Button>
                </span>
              ) : (
                <span className="text-quiet">{t.noEmail}</span>
              )}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
  return (
    <Page
      title={t.moves[status]}
      lead={orders.length > 0 ? t.wouldMove(allowed.length, orders.length) : undefined}
      above={<Breadcrumb href={list}>{t.back}</Breadcrumb>}
    >
      {orders.length === 0 && <NoneChosen list={list} />}
      {unpaid.length > 0 && (
        <Notice tone="warning" title={t.unpaidAmong(unpaid.length, allowed.length)}>
          <p className="max-w-prose">{t.unpaidAmongText}</p>
        </Notice>
      )}
      {allowed.length > 0 ? (
        <Form form={form} submit={t.moveMany(allowed.length)} className="gap-8">
          <input type="hidden" name="status" value={status} />
          {allowed.map(({ uid }) => (
            <input key={uid} type="hidden" name="uid" value={uid} />
          ))}
          {moves}
          <MoveEmails
            form={form}
            orders={allowed}
            shown={requested?.shown ?? loaderData.shown}
            isRequested={requested !== undefined}
            isLeftOut={isLeftOut}
          />
        </Form>
      ) : (
        orders.length > 0 && moves
      )}
    </Page>
  )
}
