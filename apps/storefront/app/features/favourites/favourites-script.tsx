import type { Language } from '@stragan/routing'
import { Toasts } from '@stragan/ui/toast'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { needsLogin } from './favourite-result.ts'
import { favouritesMessages } from './favourites.messages.ts'
import { beginNavigation, dismissProblem, loadFavourites, toggleFavourite, useFavouriteProblem } from './favourites-store.ts'
import { loginPath } from './login-path.ts'

/** Submits every favourite button in the background, with one delegated listener, and shows refusals as toasts. */
export function FavouritesScript({ language }: { language: Language }) {
  useFavouriteForms()
  useNavigations()
  useRestoredPages()
  const t = favouritesMessages[language]
  const problem = useFavouriteProblem()
  const refused = problem?.kind === 'refused' ? problem : null
  const toast = problem && {
    id: 1,
    tone: 'danger' as const,
    text: refused ? t.refused(refused.isFavourite, refused.code) : t.notFetched,
    ...(refused && needsLogin(refused.code) && { link: { href: loginPath(language, refused.to), label: t.logIn } }),
  }
  return toast && <Toasts label={t.messages} close={t.close} toasts={[toast]} dismiss={dismissProblem} />
}

const isFavouriteForm = (form: unknown): form is HTMLFormElement =>
  form instanceof HTMLFormElement && new URL(form.action).pathname === '/favourites'

function useFavouriteForms() {
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented || !isFavouriteForm(event.target)) return
      event.preventDefault()
      void toggleFavourite(new FormData(event.target, event.submitter))
    }
    // A double click is one press: the second click would undo the first.
    const onClick = (event: MouseEvent) => {
      const isPress = event.target instanceof Element && isFavouriteForm(event.target.closest('button')?.form)
      if (isPress && event.detail > 1) event.preventDefault()
    }
    document.addEventListener('submit', onSubmit)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('submit', onSubmit)
      document.removeEventListener('click', onClick)
    }
  }, [])
}

/** A loaded page contains its own favourites, which replace those in the store. */
function useNavigations() {
  const isLoading = useNavigation().state === 'loading'
  const completeNavigation = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (isLoading) completeNavigation.current = beginNavigation()
    else completeNavigation.current?.()
    if (!isLoading) completeNavigation.current = null
  }, [isLoading])
}

/** Reloads the favourites of a page restored from the back/forward cache. */
function useRestoredPages() {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void loadFavourites()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    if (navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward') void loadFavourites()
  }, [])
}
