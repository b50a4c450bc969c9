import { messages } from '../../platform/messages.ts'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'

const { en, pl } = catalogueMessages

export const reorderMessages = messages(
  {
    title: (order: string) => `Order ${order} again?`,
    filled: (inCart: number, ordered: number) =>
      `Your cart already has ${en.productCount(inCart)}; the order has ${en.productCount(ordered)}.`,
    add: 'Add to cart',
    replace: 'Replace what is in the cart',
    keep: 'Keep the cart as it is',
  },
  {
    title: order => `Ponowić zamówienie ${order}?`,
    filled: (inCart, ordered) => `W koszyku masz już ${pl.productCount(inCart)}, a w zamówieniu ${pl.productCount(ordered)}.`,
    add: 'Dodaj do koszyka',
    replace: 'Zastąp zawartość koszyka',
    keep: 'Zostaw koszyk bez zmian',
  },
)
