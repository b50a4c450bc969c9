import type { Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Icon } from '@stragan/ui/icon'
import { favouritesMessages } from './favourites.messages.ts'

interface FavouriteButtonProps {
  product: number
  name: string
  isFavourite: boolean
  language: Language
  /** Path and query of this page, to return to without JavaScript. */
  to: string
}

/** Favourite button of cards and rows. Plain elements without hooks, since lists have many; favourites-script.tsx submits them all. */
export function FavouriteButton({ product, name, isFavourite, language, to }: FavouriteButtonProps) {
  return (
    <form method="post" action="/favourites">
      <input type="hidden" name="to" value={to} />
      <button type="submit" {...buttonProps(product, name, isFavourite, language)} className="favourite-button">
        <Icon name="heart" />
      </button>
    </form>
  )
}

/** Favourite button with a label, on the product page and in the favourites. */
export function FavouriteTextButton({
  product,
  name,
  isFavourite,
  language,
  to,
  small = false,
}: FavouriteButtonProps & { small?: boolean }) {
  const t = favouritesMessages[language]
  return (
    <form method="post" action="/favourites">
      <input type="hidden" name="to" value={to} />
      <Button
        type="submit"
        icon="heart"
        kind={small ? 'quiet' : 'secondary'}
        size={small ? 'small' : 'normal'}
        {...buttonProps(product, name, isFavourite, language)}
        className={`whitespace-nowrap ${small ? 'max-sm:-ml-3 sm:-mr-3' : 'max-sm:w-full'} aria-pressed:[&_svg]:fill-current aria-pressed:[&_svg]:text-accent`}
      >
        {isFavourite ? t.remove : t.add}
      </Button>
    </form>
  )
}

/** The button's name is the target state, so that a repeated submit changes nothing. */
const buttonProps = (product: number, name: string, isFavourite: boolean, language: Language) => ({
  name: isFavourite ? 'remove' : 'add',
  value: product,
  'aria-pressed': isFavourite,
  'aria-label': favouritesMessages[language][isFavourite ? 'removeNamed' : 'addNamed'](name),
})
