import { pickupNetworkOf } from '@stragan/contract'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { hasSeparateDelivery } from './address-choice.ts'
import { AddressFields } from './address-fields.tsx'
import { destinationIn } from './destination.ts'
import { intents } from './form-fields.ts'
import { pickupMessages } from './pickup.messages.ts'
import { refusalMessages } from './refusal.messages.ts'
import { AddressChoice } from './saved-addresses.tsx'
import { useCartChange } from './use-cart-change.ts'
import { useCheckout } from './use-checkout.ts'

export function DeliveryAddress() {
  const { t, customer } = useCheckout()
  const isChosen = customer !== null && customer.saved.length > 0
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{t.delivery}</legend>
      {isChosen ? (
        <AddressChoice side="delivery_address">
          <AddressFields side="delivery_address" />
        </AddressChoice>
      ) : (
        <Elsewhere />
      )}
    </fieldset>
  )
}

/**
 * Separate delivery address without saved addresses: the cart stores whether it is enabled; the button submits the form, so that no value
 * is lost.
 */
function Elsewhere() {
  const { t, language, cart, typed, captureFields } = useCheckout()
  const change = useCartChange('address')
  const isElsewhere = hasSeparateDelivery(typed, cart)
  const intent = isElsewhere ? intents.disable : intents.enable
  return (
    <>
      {isElsewhere ? (
        <>
          <input type="hidden" name="elsewhere" value="1" />
          <AddressFields side="delivery_address" />
        </>
      ) : (
        <>
          <p>{cart && pickupNetworkOf(cart) ? pickupMessages[language].toLocker : t.sameAddress}</p>
          {Object.entries(typed).map(
            ([name, value]) =>
              name.startsWith('delivery_address.') &&
              name !== 'delivery_address.id' &&
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </>
      )}
      {cart && (
        <Button
          type="submit"
          name="intent"
          value={intent}
          size="small"
          icon={isElsewhere ? 'minus' : 'plus'}
          pending={change.isPending && t.updating}
          onClick={event => {
            event.preventDefault()
            captureFields()
            const { form } = event.currentTarget
            change.send({ ...(form && destinationIn(form)), intent })
          }}
          className="mt-4"
        >
          {isElsewhere ? t.notElsewhere : t.elsewhere}
        </Button>
      )}
      {change.refused && (
        <div className="mt-3">
          <Notice tone="danger" assertive>
            {refusalMessages[language].notSaved}
          </Notice>
        </div>
      )}
    </>
  )
}
