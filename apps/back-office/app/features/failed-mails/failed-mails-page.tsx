import { ShopError } from '@stragan/contract'
import { failedMailCalls, roleHas } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { fieldsOf } from '@stragan/web/form.server'
import { ActionHead } from '../../platform/action-head.tsx'
import { emailKindMessages } from '../../platform/email-kinds.messages.ts'
import { EmailText } from '../../platform/email-text.tsx'
import { EmptyList } from '../../platform/empty-list.tsx'
import { officeForm } from '../../platform/form.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { Pagination } from '../../platform/pagination.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { DownloadControl } from '../downloads/download-control.tsx'
import type { Route } from './+types/failed-mails-page.ts'
import { failedMailMessages } from './failed-mails.messages.ts'
import { mailProblemOf } from './mail-problem.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'settings:read')
  const after = query.get('after') ?? undefined
  const { items, next } = await office.api(failedMailCalls.failedMails, { params: { shop: shop.code }, query: { after } })
  return {
    shop: shop.code,
    canWrite: roleHas(shop.role, 'settings:write'),
    mails: items.map(({ created_at, order, ...mail }) => ({
      ...mail,
      moment: times.moment(created_at),
      order: roleHas(shop.role, 'orders:read') ? order : null,
      problem: mailProblemOf(mail.error ?? ''),
    })),
    next,
    isFirst: after === undefined,
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  if (intent !== 'retry') throw new ShopError('not_found')
  const args = { params: { shop: params.shop ?? '', id: form.text('id') } }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: failedMailCalls.retryFailedMail, args })
  return refused ?? done(office, path, { kind: 'mail_queued_again', subject: form.text('recipient') })
})

export default function FailedMailsPage({
  loaderData: { shop, canWrite, mails, next, isFirst },
  actionData: answer,
}: Route.ComponentProps) {
  const language = useLanguage()
  const t = failedMailMessages[language]
  const path = `/${shop}/failed-emails`
  return (
    <Page
      wide
      title={t.title}
      lead={t.lead}
      actions={mails.length > 0 && <DownloadControl list="failed_mails" count={isFirst && next === null ? mails.length : null} />}
    >
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'retry' })} />
      {mails.length === 0 ? (
        <EmptyList path={path} isNarrowed={!isFirst} texts={t} />
      ) : (
        <Table caption={t.title} captionHidden className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.email}</ColumnHead>
              <ColumnHead>{t.recipient}</ColumnHead>
              <ColumnHead>{t.error}</ColumnHead>
              {canWrite && <ActionHead />}
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, kind, recipient, error, problem, order, moment }) => (
              <tr key={id}>
                <RowHead>
                  {emailKindMessages[language][kind] ?? kind}
                  {order && (
                    <a href={`/${shop}/orders/${order.uid}`} className="link block w-max font-normal tabular-nums">
                      {t.order(order.number)}
                    </a>
                  )}
                  <span className="block font-normal text-quiet text-xs">{moment}</span>
                </RowHead>
                <Cell data-label={t.recipient} className="lg:min-w-52">
                  <EmailText email={recipient} />
                </Cell>
                <Cell data-label={t.error} className="wrap-anywhere sm:min-w-56">
                  {problem && t.problems[problem]}
                  <span className={problem ? 'block text-quiet text-xs' : ''}>{error ?? t.noError}</span>
                </Cell>
                {canWrite && (
                  <Cell className="whitespace-nowrap text-right">
                    <form method="post">
                      <FormKey />
                      <input type="hidden" name="intent" value="retry" />
                      <input type="hidden" name="id" value={id} />
                      <input type="hidden" name="recipient" value={recipient} />
                      <Button type="submit" size="small" aria-label={t.retryNamed(recipient)}>
                        {t.retry}
                      </Button>
                    </form>
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <Pagination label={t.title} path={path} filters={{}} next={next} isFirst={isFirst} texts={t} />
    </Page>
  )
}
