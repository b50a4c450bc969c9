import type { Language } from '@stragan/routing'
import { renderToString } from 'react-dom/server'
import { FavouriteButton, FavouriteTextButton } from './favourite-button.tsx'

interface Product {
  id: number
  name: string
}

/**
 * Presses a product's favourite buttons in a page that was rendered for a stranger. `to` is the path and query of the page. Returns null if
 * a button is still not pressed: it was rendered in another way.
 */
export function pressFavouriteButtons(html: string, { id, name }: Product, language: Language, to: string): string | null {
  const pressed = [FavouriteButton, FavouriteTextButton].reduce((text, FavouriteButton) => {
    const [off = '', on = ''] = [false, true].map(isFavourite =>
      renderToString(<FavouriteButton product={id} name={name} isFavourite={isFavourite} language={language} to={to} />),
    )
    return text.replaceAll(off, () => on)
  }, html)
  return pressed.includes(`value="${id}" aria-pressed="false"`) ? null : pressed
}
