import type { Cart } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { Checkbox } from '@stragan/ui/checkbox'
import { Notice } from '@stragan/ui/notice'
import { Picture } from '@stragan/ui/picture'
import { RadioGroup } from '@stragan/ui/radio-group'
import { CartForm, useCartSubmission } from './cart-form.tsx'
import { giftMessages } from './gift.messages.ts'
import { useCartPage } from './use-cart.ts'

/** Gift selection: consent to the regulations and choice in one form. A gift chosen before the consent remains selected. */
export function GiftChoice() {
  const { language, cart, money } = useCartPage()
  const t = giftMessages[language]
  const submission = useCartSubmission('gift')
  const { wanted, refused } = submission
  const { gifts, gift_id, gift_effect } = cart
  if (gifts.length === 0 && gift_id === null) return null
  const needsConsent = refused?.code === 'gift_regulations_required'
  const pendingFields = wanted ?? (needsConsent ? refused.typed : null)
  const chosen = pendingFields ? (pendingFields.id ?? '') : String(gift_id ?? '')
  const accepted = pendingFields ? pendingFields.regulations === 'on' : cart.reward_regulations_accepted
  const send = (id: string, accepts: boolean) => submission.send({ intent: 'gift', id, ...(accepts && { regulations: 'on' }) })
  const name = gifts.find(({ id }) => id === gift_id)?.name ?? ''
  return (
    <CartForm submission={submission} fields={{ intent: 'gift' }}>
      <h2 className="text-xl">{t.gift}</h2>
      <p className="mt-1 text-quiet text-sm">{t.hint}</p>
      <Checkbox
        name="regulations"
        label={t.accept}
        checked={accepted}
        onChange={event => send(chosen, event.currentTarget.checked)}
        error={needsConsent ? t.consentFirst : undefined}
        className="mt-3"
      />
      <Regulations />
      {gift_effect.state === 'inactive' && !pendingFields && (
        <div className="mt-3">
          <Notice tone="warning">
            {t.inactive(name, gift_effect.reason, gift_effect.missing_net === null ? null : money(gift_effect.missing_net))}
          </Notice>
        </div>
      )}
      <RadioGroup
        legend={t.gift}
        legendHidden
        name="id"
        value={chosen}
        onChange={id => send(id, accepted)}
        error={refused && !needsConsent ? t.refused(refused.code) : undefined}
        choices={[
          ...gifts.map(gift => {
            const isReachable = gift.offered || gift.reason === 'regulations' || gift.id === gift_id
            const choice = { value: String(gift.id), label: gift.name }
            return isReachable
              ? { ...choice, hint: <About gift={gift} />, end: <GiftPicture gift={gift} /> }
              : { ...choice, end: <WhyNot gift={gift} />, disabled: true }
          }),
          { value: '', label: t.none },
        ]}
        className="mt-3"
      />
      <div className="mt-3 hidden noscript:block">
        <Button type="submit">{t.set}</Button>
      </div>
    </CartForm>
  )
}

type Gift = Cart['gifts'][number]

function About({ gift }: { gift: Gift }) {
  const { language, money } = useCartPage()
  const t = giftMessages[language]
  const { description, items, min_order_value } = gift
  return (
    <>
      {description && <span className="block">{description}</span>}
      <span className="block tabular-nums">
        {t.minimum(money(min_order_value))} · {items > 0 ? t.left(items) : t.gone}
      </span>
    </>
  )
}

/** In one line, why a gift cannot be chosen. */
function WhyNot({ gift: { items, missing_net } }: { gift: Gift }) {
  const { language, money } = useCartPage()
  const t = giftMessages[language]
  return <span className="text-sm">{missing_net !== null && items > 0 ? t.missing(money(missing_net)) : t.gone}</span>
}

function GiftPicture({ gift: { picture } }: { gift: Gift }) {
  return (
    <span className="plate block size-16 p-1">
      {picture && <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full object-contain" />}
    </span>
  )
}

/** Opens in a new tab, so that the cart stays open. */
function Regulations() {
  const { language, giftRegulations } = useCartPage()
  const t = giftMessages[language]
  return (
    <a href={giftRegulations} target="_blank" rel="noopener" className="link target ml-8 inline-flex items-center text-sm">
      {t.regulations}
      <span className="sr-only"> {t.newTab}</span>
    </a>
  )
}
