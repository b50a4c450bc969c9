import { hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { Notice } from '@stragan/ui/notice'
import { Seller } from '../orders/seller.tsx'
import type { ClaimResult } from './claim-fields.ts'
import { ClaimForm } from './claim-form.tsx'
import type { ClaimLoaded } from './claim-view.server.ts'
import { claimMessages } from './claims.messages.ts'
import { ModelForm } from './model-form.tsx'
import { NextSteps } from './next-steps.tsx'

interface ScreenProps {
  loaded: ClaimLoaded
  result: ClaimResult | undefined
}

/** Page of a withdrawal or a complaint. A submitted form stays even if the right has ended meanwhile. */
export function ClaimScreen({ loaded, result }: ScreenProps) {
  const { language, kind, order, orderPage, closed, received, seller, lookupUrl, alternates } = loaded
  const texts = claimMessages[language]
  const t = texts[kind]
  const breadcrumbs = [
    { label: texts.home, href: hrefTo(language, 'home') },
    ...(orderPage === null ? [] : [{ label: texts.order(order.number), href: orderPage }]),
    { label: t.title, href: alternates[language] },
  ]
  const isForm = result !== undefined || (closed === null && received === null)
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={texts.breadcrumbs} items={breadcrumbs} />
      </div>
      <h1 className="mt-3 text-3xl">{received ? t.received : t.title}</h1>
      <p className="mt-1 text-quiet">
        {texts.orderNumber} <span className="font-semibold text-ink tabular-nums">{order.number}</span>
      </p>
      <div className="mt-6 grid items-start justify-between gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_minmax(0,22rem)]">
        <div className="min-w-0">
          {isForm ? (
            <ClaimForm loaded={loaded} result={result} />
          ) : received ? (
            <>
              <Notice tone="success">
                <p>
                  {t.receivedAt}{' '}
                  <time dateTime={received.iso} className="font-semibold">
                    {received.text}
                  </time>
                </p>
                <p>{texts.receipt}</p>
              </Notice>
              <NextSteps heading={texts.nextHeading} steps={t.next(received.until).slice(1)} className="mt-8" />
            </>
          ) : closed ? (
            <Notice>
              <p>{t.closed[closed](order.lastDay)}</p>
            </Notice>
          ) : null}
          {!isForm && orderPage !== null && (
            <p className="mt-8 print:hidden">
              <a href={orderPage} className="link target inline-flex items-center">
                {texts.backToOrder}
              </a>
            </p>
          )}
        </div>
        {seller && (
          <section aria-labelledby="reach" className="border-ink border-t pt-4">
            <h2 id="reach" className="text-xl">
              {texts.reach}
            </h2>
            <p className="mt-2">{texts.reachHint(order.number)}</p>
            <Seller seller={seller} language={language} className="mt-3" />
          </section>
        )}
      </div>
      {kind === 'withdrawal' && isForm && <ModelForm language={language} seller={seller} url={lookupUrl} />}
    </>
  )
}
