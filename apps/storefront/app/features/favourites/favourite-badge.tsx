import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { favouritesMessages } from './favourites.messages.ts'
import { useFavouriteCount } from './favourites-store.ts'

/** Link to the favourites with their number; its width does not depend on the number. */
export function FavouriteBadge({ served, language }: { served: number | null; language: Language }) {
  const t = favouritesMessages[language]
  const count = useFavouriteCount(served)
  return (
    <a href={hrefTo(language, 'favouriteProducts')} className="header-control bottom-bar-link">
      <span className="relative">
        <Icon name="heart" size="large" />
        {count ? (
          <span aria-hidden="true" className="header-count">
            {count > 999 ? '999+' : count}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true" className="bottom-bar-label">
        {t.favourites}
      </span>
      <span className="sr-only">{count ? t.favouritesOf(count) : t.favourites}</span>
    </a>
  )
}
