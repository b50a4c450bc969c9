import { formatAccountNumber } from '@stragan/contract/formats'
import type { Language } from '@stragan/routing'
import { CopyButton } from '@stragan/ui/copy-button'
import { QrPicture } from '@stragan/ui/qr-picture'
import type { ReactNode } from 'react'
import type { OrderView } from './order-view.server.ts'
import { paymentMessages } from './payment.messages.ts'

interface Props {
  transfer: NonNullable<OrderView['payment']['transfer']>
  qr: OrderView['payment']['qr']
  amount: string
  /** Deadline as formatted date. */
  due: string | null
  language: Language
}

/** Bank transfer details, with a QR code. */
export function TransferPanel({ transfer: { recipient, account, title }, qr, amount, due, language }: Props) {
  const t = paymentMessages[language]
  const copy = (what: string, text: string) => <CopyButton text={text} name={t.copyNamed(what)} label={t.copy} done={t.copied} />
  return (
    <div className="mt-3 grid gap-x-10 gap-y-6 bg-raised p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6 print:grid-cols-[minmax(0,1fr)_auto] print:p-0">
      <dl className="grid content-start gap-4 tabular-nums print:gap-1.5">
        {recipient && <Fact name={t.recipient}>{recipient}</Fact>}
        <Fact name={t.account} control={copy(t.account, account.replaceAll(' ', ''))}>
          {formatAccountNumber(account)}
        </Fact>
        {title && (
          <Fact name={t.title} control={copy(t.title, title)}>
            {title}
          </Fact>
        )}
        <Fact name={t.amount}>{amount}</Fact>
        {due && <Fact name={t.due}>{due}</Fact>}
      </dl>
      {qr && (
        <figure className="max-w-48 justify-self-start">
          <QrPicture code={qr} name={t.qr} />
          <figcaption className="mt-2 text-quiet text-sm print:hidden">{t.qrHint}</figcaption>
        </figure>
      )}
    </div>
  )
}

function Fact({ name, control, children }: { name: string; control?: ReactNode; children: string }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="flex items-center justify-between gap-x-4 font-semibold text-lg leading-snug print:text-base">
        <span className="wrap-anywhere min-w-0" translate="no">
          {children}
        </span>
        {control}
      </dd>
    </div>
  )
}
