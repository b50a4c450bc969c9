import type { Cart } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { ShopContact } from '../../platform/bootstrap.ts'
import { formatNumber } from '../../platform/format.ts'
import { methodMessages } from './method.messages.ts'

interface AskForDeliveryProps {
  language: Language
  cart: Cart
  contact: ShopContact | null
}

/** Where a shop delivers to addresses, but not this cart to its address: what to do instead. */
export function AskForDelivery({ language, cart, contact }: AskForDeliveryProps) {
  const t = methodMessages[language]
  const toAddress = cart.deliveries.filter(delivery => delivery.to_address)
  if (!contact || toAddress.length === 0 || toAddress.some(({ offered }) => offered)) return null
  const isHeavy = toAddress.some(({ reason }) => reason === 'too_heavy')
  return (
    <div className="mb-4">
      <Notice tone="warning" title={t.noDelivery}>
        <p>
          {isHeavy && t.orderWeighs(`${formatNumber(language, cart.weight)}\u00a0kg`)} {t.askUs}
        </p>
        <p className="flex flex-wrap gap-x-5">
          {contact.phone && (
            <a href={contact.phoneLink} className="link target inline-flex items-center">
              {contact.phone}
            </a>
          )}
          <a href={`mailto:${contact.email}`} className="link target inline-flex items-center">
            {contact.email}
          </a>
        </p>
      </Notice>
    </div>
  )
}
