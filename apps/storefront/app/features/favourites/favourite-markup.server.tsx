import type { Language } from '@stragan/routing'
import { renderToString } from 'react-dom/server'
import { FavouriteButton, FavouriteTextButton } from './favourite-button.tsx'

interface Page {
  language: Language
  /** Path and query. */
  path: string
}

const formStart = '<form method="post" action="/favourites">'
const formEnd = '</form>'

/** Presses the favourite buttons of products in a page; null if a button was rendered in another way. */
export type PressFavourites = (html: string, favourites: ReadonlyMap<number, string>) => string | null

/** Returns a function for a page that was rendered for a stranger; `favourites` are names by product id. Pressed buttons are memoised. */
export function createPressFavourites(page: Page): PressFavourites {
  const pressedForms = new Map<string, string>()
  const pressed = (form: string, favourites: ReadonlyMap<number, string>): string | null => {
    const id = productIn(form)
    if (id === null) return null
    const name = favourites.get(id)
    if (name === undefined) return form
    const known = pressedForms.get(form) ?? pressedForm(form, { id, name }, page)
    if (known !== null) pressedForms.set(form, known)
    return known
  }
  return (html, favourites) => {
    const [start = '', ...parts] = html.split(formStart)
    const replaced = parts.map(part => {
      const end = part.indexOf(formEnd) + formEnd.length
      const form = pressed(formStart + part.slice(0, end), favourites)
      return form && form + part.slice(end)
    })
    return replaced.includes(null) ? null : [start, ...replaced].join('')
  }
}

/** The product of a form whose button is not pressed. */
function productIn(form: string): number | null {
  const id = /value="(\d+)" aria-pressed="false"/.exec(form)?.[1]
  return id === undefined ? null : Number(id)
}

function pressedForm(form: string, { id, name }: { id: number; name: string }, { language, path }: Page): string | null {
  for (const Button of [FavouriteButton, FavouriteTextButton]) {
    const rendered = (isFavourite: boolean) =>
      renderToString(<Button product={id} name={name} isFavourite={isFavourite} language={language} to={path} />)
    if (form === rendered(false)) return rendered(true)
  }
  return null
}
