import { maxLengths } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { Notice } from '@stragan/ui/notice'
import { Progress } from '@stragan/ui/progress'
import { CartForm, type CartSubmission, useCartSubmission } from './cart-form.tsx'
import { useRestoreFocus } from './restore-focus.ts'
import { useCartPage } from './use-cart.ts'

/** Discount code: a form to enter it, or the applied code with its effect or the reason for having none. */
export function DiscountForm() {
  const { cart } = useCartPage()
  const submission = useCartSubmission('code')
  const code = cart.discount_code
  return (
    <div {...useRestoreFocus<HTMLDivElement>(code)} className="outline-none">
      {code === null ? <CodeForm submission={submission} /> : <AppliedCode code={code} submission={submission} />}
    </div>
  )
}

function CodeForm({ submission }: { submission: CartSubmission }) {
  const { t, money } = useCartPage()
  const { wanted, refused } = submission
  return (
    <CartForm submission={submission} fields={{}} className="flex items-start gap-2">
      <Field
        label={t.code}
        name="code"
        maxLength={maxLengths.discount_code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        defaultValue={refused?.typed.code}
        error={refused ? t.codeRefused(refused.code, refused.missing === null ? null : money(refused.missing)) : undefined}
        className="min-w-0 flex-1"
      />
      <Button type="submit" name="intent" value="code-apply" pending={wanted !== null && t.updating} className="mt-6.5">
        {t.apply}
      </Button>
    </CartForm>
  )
}

function AppliedCode({ code, submission }: { code: string; submission: CartSubmission }) {
  const { t, cart, prices, money } = useCartPage()
  const { discount, discount_effect, totals } = cart
  const { state, reason, missing_net } = discount_effect
  const value = discount && (discount.discount_type === 'percentage' ? `${discount.value}%` : `${money(discount.value)} ${t.net}`)
  const off = { net: totals.discount_net, gross: totals.discount_gross }
  return (
    <>
      <CartForm submission={submission} fields={{}} className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <span className="text-quiet text-sm">{t.code}</span>
          <br />
          <strong className="wrap-anywhere font-semibold">{code}</strong>{' '}
          <span className="whitespace-nowrap text-quiet text-sm">{value}</span>
        </p>
        <Button
          type="submit"
          name="intent"
          value="code-remove"
          kind="quiet"
          size="small"
          icon="trash"
          pending={submission.wanted !== null && t.updating}
          aria-label={t.removeCode(code)}
          className="-mr-3 text-quiet"
        >
          {t.remove}
        </Button>
      </CartForm>
      {state === 'applied' && (
        <p className="mt-1 text-sm text-success tabular-nums">{t.codeTakesOff(`${money(off[prices])} ${t[prices]}`)}</p>
      )}
      {discount && discount.limited_to.length > 0 && (
        <p className="wrap-anywhere mt-1 text-quiet text-sm">{t.codeOnlyFor(discount.limited_to.join(', '))}</p>
      )}
      {state === 'inactive' && (
        <div className="mt-2">
          <Notice tone="warning">
            <p className="text-sm">{t.codeInactive(reason, missing_net === null ? null : money(missing_net))}</p>
            {missing_net !== null && discount && (
              <Progress label={t.code} value={totals.products_net} max={discount.min_order_value} className="mt-2" />
            )}
          </Notice>
        </div>
      )}
    </>
  )
}
