import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

const lines = {
  en: (count: number) => `${formatNumber('en', count)}\u00a0${plural('en', count, { one: 'product', other: 'products' })}`,
  pl: (count: number) =>
    `${formatNumber('pl', count)}\u00a0${plural('pl', count, { one: 'produkt', few: 'produkty', many: 'produktów', other: 'produktu' })}`,
}

export const reorderMessages = messages(
  {
    title: (order: string) => `Order ${order} again?`,
    filled: (inCart: number, ordered: number) => `Your cart already has ${lines.en(inCart)}; the order has ${lines.en(ordered)}.`,
    add: 'Add to the cart',
    replace: 'Replace what is in the cart',
    keep: 'Keep the cart as it is',
  },
  {
    title: order => `Ponowić zamówienie ${order}?`,
    filled: (inCart, ordered) => `W koszyku masz już ${lines.pl(inCart)}, a w zamówieniu ${lines.pl(ordered)}.`,
    add: 'Dodaj do koszyka',
    replace: 'Zastąp zawartość koszyka',
    keep: 'Zostaw koszyk bez zmian',
  },
)
