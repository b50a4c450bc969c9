import type { Language } from '@stragan/routing'
import { renderToString } from 'react-dom/server'
import { FavouriteButton, FavouriteTextButton } from './favourite-button.tsx'

interface Page {
  language: Language
  /** Path and query. */
  path: string
}

const formStart = '<form action="/favourites" method="post">'
const formEnd = '</form>'

/**
 * Presses the favourite buttons of products in a page that was rendered for a stranger; `favourites` are names by product id. Returns null
 * if a button of one of them is rendered in another way.
 */
export function pressFavouriteButtons(html: string, favourites: ReadonlyMap<number, string>, page: Page): string | null {
  const [start = '', ...forms] = html.split(formStart)
  const pressed = forms.map(rest => {
    const end = rest.indexOf(formEnd) + formEnd.length
    const form = formStart + rest.slice(0, end)
    const id = Number(/value="(\d+)" aria-pressed="false"/.exec(form)?.[1])
    const name = favourites.get(id)
    const replaced = name === undefined ? form : pressedForm(form, { id, name }, page)
    return replaced && replaced + rest.slice(end)
  })
  return pressed.includes(null) ? null : [start, ...pressed].join('')
}

function pressedForm(form: string, { id, name }: { id: number; name: string }, { language, path }: Page): string | null {
  for (const Button of [FavouriteButton, FavouriteTextButton]) {
    const rendered = (isFavourite: boolean) =>
      renderToString(<Button product={id} name={name} isFavourite={isFavourite} language={language} to={path} />)
    if (form === rendered(false)) return rendered(true)
  }
  return null
}
