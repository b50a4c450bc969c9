import { hrefTo, type Language } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import type { Display } from '../../platform/display.ts'
import { AddInList } from '../cart/add-to-cart-form.tsx'
import { Price } from '../catalogue/price.tsx'
import { stockText } from '../catalogue/stock-text.ts'
import { FavouriteTextButton } from './favourite-button.tsx'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import type { FavouriteProduct } from './favourite-products.server.ts'

interface RowProps {
  product: FavouriteProduct
  /** A product removed on this page stays, faded, so that it can be restored. */
  isFavourite: boolean
  language: Language
  prices: Display['prices']
  /** Path and query of this page. */
  to: string
  /** Id of the form of its field and button. */
  form: string
  typed: { quantity: number | string; invalid: boolean }
}

export function FavouriteRow({ product, isFavourite, language, prices, to, form, typed }: RowProps) {
  const t = favouriteProductsMessages[language]
  const { id, name, slug, symbol, cover, items, has_variants, sales_unit } = product
  const href = hrefTo(language, 'product', { id: slug })
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <div className={`plate aspect-square self-start p-[8%] transition-opacity ${isFavourite ? '' : 'opacity-50'}`}>
        {cover && <Picture picture={{ ...cover, alt: '' }} sizes="112px" className="size-full object-contain" />}
      </div>
      <div className="min-w-0">
        <h2 className="font-semibold font-text text-base leading-snug">
          <a href={href} className="target inline-flex items-center underline-offset-4 hover:underline">
            {name}
          </a>
        </h2>
        <p className="wrap-anywhere text-quiet text-xs tabular-nums">
          <span className="sr-only">{t.symbol} </span>
          {symbol}
        </p>
        <div className="mt-2">
          <Price language={language} priced={product} prices={prices} from={has_variants} />
        </div>
        <p className={`mt-1 text-xs tabular-nums ${items > 0 ? 'text-success' : 'text-quiet'}`}>{stockText(language, product)}</p>
      </div>
      <div className="grid content-start gap-2 max-sm:col-start-2 max-sm:mt-3 sm:justify-items-end">
        {isFavourite && items > 0 && !has_variants && isPriced(product) && (
          <AddInList form={form} product={id} name={name} language={language} salesUnit={sales_unit} {...typed} />
        )}
        {isFavourite && items > 0 && has_variants && (
          <ButtonLink size="small" href={`${href}#variants`}>
            {t.chooseVariant}
            <span className="sr-only"> {name}</span>
          </ButtonLink>
        )}
        <FavouriteTextButton product={id} name={name} isFavourite={isFavourite} language={language} to={to} small />
      </div>
    </li>
  )
}

const isPriced = ({ price_net, custom_price_net }: FavouriteProduct) => price_net !== null || custom_price_net !== null
