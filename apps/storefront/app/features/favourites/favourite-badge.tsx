import { hrefTo, type Language } from '@stragan/routing'
import { Icon } from '@stragan/ui/icon'
import { bottomBarLabel, bottomBarLink } from '../../platform/bottom-bar.ts'
import { favouritesMessages } from './favourites.messages.ts'
import { useFavouriteCount } from './favourites-store.ts'

/** Link to the favourites with their number; its width does not depend on the number. */
export function FavouriteBadge({ served, language }: { served: number | null; language: Language }) {
  const t = favouritesMessages[language]
  const count = useFavouriteCount(served)
  return (
    <a
      href={hrefTo(language, 'favouriteProducts')}
      className={`flex min-h-11 min-w-11 items-center justify-center rounded-shop px-2 hover:bg-raised ${bottomBarLink}`}
    >
      <span className="relative">
        <Icon name="heart" size="large" />
        {count ? (
          <span
            aria-hidden="true"
            className="absolute -top-2 -right-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-semibold text-[0.6875rem] text-on-accent tabular-nums leading-none"
          >
            {count > 999 ? '999+' : count}
          </span>
        ) : null}
      </span>
      <span aria-hidden="true" className={bottomBarLabel}>
        {t.favourites}
      </span>
      <span className="sr-only">{count ? t.favouritesOf(count) : t.favourites}</span>
    </a>
  )
}
