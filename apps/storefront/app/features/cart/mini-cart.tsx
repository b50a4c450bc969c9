import { hrefTo, type Language } from '@stragan/routing'
import { Button, ButtonLink } from '@stragan/ui/button'
import { Drawer } from '@stragan/ui/drawer'
import { EmptyState } from '@stragan/ui/empty-state'
import { closes } from '@stragan/ui/modal'
import { Notice } from '@stragan/ui/notice'
import { Loading, Skeleton } from '@stragan/ui/skeleton'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { addToCartMessages } from './add-to-cart.messages.ts'
import { loadCart, useCartState } from './cart-store.ts'
import type { CartSummary } from './cart-summary.ts'
import { MiniCartLine } from './mini-cart-line.tsx'

const drawerId = 'mini-cart'

export function showMiniCart() {
  const drawer = document.getElementById(drawerId)
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal()
}

interface MiniCartProps {
  language: Language
  prices: Display['prices']
}

/** Drawer with the cart: what was just added, the lines, and links to cart and checkout. Empty until it is opened. */
export function MiniCart({ language, prices }: MiniCartProps) {
  const t = addToCartMessages[language]
  const { summary, failed, added, problem } = useCartState()
  const filled = summary && summary.lines.length > 0
  return (
    <Drawer
      id={drawerId}
      title={added.length > 0 ? t.added : t.cart}
      close={t.close}
      footer={filled ? <Ways summary={summary} language={language} prices={prices} /> : undefined}
    >
      {problem && (
        <div className="mb-5">
          <Notice tone="danger" title={t.notAdded} assertive>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {added.length > 0 && (
        <div className="mb-2">
          <Notice tone="success">
            {added.map(({ key, name, quantity }) => (
              <p key={key} className="font-semibold">
                {quantity} × {name}
              </p>
            ))}
          </Notice>
        </div>
      )}
      {filled ? (
        <ul aria-label={t.cart}>
          {summary.lines.map(line => (
            <MiniCartLine
              key={`${line.product_id} ${line.product_variant_id}`}
              line={line}
              currency={summary.currency}
              language={language}
              prices={prices}
            />
          ))}
        </ul>
      ) : (
        <NoLines summary={summary} failed={failed} language={language} />
      )}
    </Drawer>
  )
}

function NoLines({ summary, failed, language }: { summary: CartSummary | null | undefined; failed: boolean; language: Language }) {
  const t = addToCartMessages[language]
  if (failed)
    return (
      <Notice tone="danger" title={t.failed} assertive>
        <Button kind="quiet" size="small" className="-ml-3 underline" onClick={() => void loadCart(language)}>
          {t.again}
        </Button>
      </Notice>
    )
  if (summary === undefined)
    return (
      <Loading label={t.loading}>
        <Skeleton className="h-20" />
      </Loading>
    )
  return (
    <EmptyState icon="cart" title={t.empty} actions={<Button {...closes(drawerId)}>{t.continueShopping}</Button>}>
      <p>{t.emptyHint}</p>
    </EmptyState>
  )
}

function Ways({ summary, language, prices }: MiniCartProps & { summary: CartSummary }) {
  const t = addToCartMessages[language]
  const total = prices === 'net' ? summary.products_net : summary.products_gross
  return (
    <>
      <p className="flex w-full items-baseline justify-between gap-4 tabular-nums">
        <span>
          {t.total(t[prices])}, {t.withoutDelivery}
        </span>
        <strong className="font-semibold text-lg">{formatMoney(language, total, summary.currency)}</strong>
      </p>
      <ButtonLink kind="primary" wide href={hrefTo(language, 'cart')}>
        {t.goToCart}
      </ButtonLink>
      <Button wide {...closes(drawerId)}>
        {t.continueShopping}
      </Button>
    </>
  )
}
