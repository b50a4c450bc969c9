import { findPage, isSlimPath, type Language } from '@stragan/routing'
import { changedControls } from '@stragan/ui/control'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { hasPendingSubmits, loadAfterSubmits } from './pending-submits.ts'
import { storesInput } from './refused-input.ts'

/**
 * Event delegation: turns clicks on plain links, and submits of GET forms, into client-side navigations with one listener each. Static
 * markup has no `<Link>`, and a product grid needs no component per link. The browser handles everything else: other origins, another
 * language, paths without a page, pages with another header, `target="_self"`, and every link and search where a form has input that was not
 * sent: on Back, only a document of the back/forward cache, or one whose form state the browser restores, shows that input. A link to a
 * document of this shop is followed once pending submits are answered.
 */
export function useDelegatedLinks(language: Language) {
  const navigate = useNavigate()
  useEffect(() => {
    const isPageOfShop = (url: URL) => {
      if (url.origin !== window.location.origin) return false
      const found = findPage(url.pathname)
      if (isSlimPath(url.pathname) !== isSlimPath(window.location.pathname)) return false
      return 'page' in found && found.page.language === language && url.pathname !== '/'
    }
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !['', '_self'].includes(link.target) || link.hasAttribute('download')) return
      const url = new URL(link.href, window.location.href)
      const samePlace = url.pathname === window.location.pathname && url.search === window.location.search
      if (samePlace && url.hash) return
      if (link.target || !isPageOfShop(url) || hasUnsentInput()) {
        if (url.origin !== window.location.origin || !hasPendingSubmits()) return
        event.preventDefault()
        loadAfterSubmits(link)
        return
      }
      event.preventDefault()
      closeOverlays()
      navigate(url.pathname + url.search + url.hash)
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
      const url = new URL(form.action)
      url.search = new URLSearchParams(filledFields(new FormData(form, event.submitter))).toString()
      if (!isPageOfShop(url) || hasUnsentInput()) return
      event.preventDefault()
      navigate(url.pathname + url.search + url.hash)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate, language])
}

/**
 * Whether a field of a form that is left by a document has been changed since the page came. Selects are ignored: those that scripts rendered have
 * no `defaultSelected`. The fields may be elsewhere on the page. What `RefusedInput` stores needs no document.
 */
const hasUnsentInput = () =>
  !storesInput() &&
  [...document.querySelectorAll<HTMLFormElement>('form[data-left-by-document]')].some(form =>
    changedControls(form).some(control => !(control instanceof HTMLSelectElement)),
  )

/** Leaves empty fields out of the URL. */
const filledFields = (form: FormData) =>
  [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '')

/** Closes the menus and dialogs that contain the link. */
function closeOverlays() {
  for (const menu of document.querySelectorAll('header details[open]')) menu.removeAttribute('open')
  for (const dialog of document.querySelectorAll('dialog[open]')) if (dialog instanceof HTMLDialogElement) dialog.close()
}
