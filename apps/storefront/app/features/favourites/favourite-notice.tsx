import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { useLocation } from 'react-router'
import type { Notice as FlashNotice } from '../../platform/visitor-context.ts'
import { needsLogin } from './favourite-result.ts'
import { favouritesMessages } from './favourites.messages.ts'
import { loginPath } from './login-path.ts'

const linkClass = 'link target inline-flex items-center font-semibold'

/** Result of adding or removing a favourite, above the page, without JavaScript. */
export function FavouriteNotice({ notice, language }: { notice: FlashNotice; language: Language }) {
  const t = favouritesMessages[language]
  const { pathname, search } = useLocation()
  const here = pathname + search
  if (notice.kind === 'favourite-refused')
    return (
      <div className="mb-6">
        <Notice tone="danger" title={t.refused(notice.isFavourite, notice.code)} assertive>
          {needsLogin(notice.code) && (
            <a href={loginPath(language, here)} className={linkClass}>
              {t.logIn}
            </a>
          )}
        </Notice>
      </div>
    )
  if (notice.kind !== 'favourite') return null
  const isThere = pathname === hrefTo(language, 'favouriteProducts')
  return (
    <div className="mb-6">
      <Notice tone="success" title={notice.isFavourite ? t.added(notice.name) : t.removed(notice.name)}>
        {notice.isFavourite
          ? !isThere && (
              <a href={hrefTo(language, 'favouriteProducts')} className={linkClass}>
                {t.toFavourites}
              </a>
            )
          : isThere && (
              <form method="post" action="/favourites">
                <input type="hidden" name="to" value={here} />
                <Button type="submit" name="add" value={notice.product} kind="quiet" size="small" className="-ml-3 underline">
                  {t.putBack}
                </Button>
              </form>
            )}
      </Notice>
    </div>
  )
}
