import { maxListSearchLength } from '@stragan/contract'
import { Icon } from '@stragan/ui/icon'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '../platform/language.ts'
import { frameMessages } from './frame.messages.ts'

/** The search of a shop, on every page. `/` and Ctrl K move to it. */
export function SearchField({ shop }: { shop: string }) {
  const t = frameMessages[useLanguage()]
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const action = `/${shop}/search`
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || !field.current) return
      event.preventDefault()
      // In the closed menu of a narrow window it is not shown.
      if (!field.current.checkVisibility()) return window.location.assign(action)
      field.current.focus()
      field.current.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [action])
  return (
    <search aria-label={t.search}>
      <form method="get" action={action} className="relative">
        <Icon name="search" size="small" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-quiet" />
        <input
          ref={field}
          type="search"
          name="q"
          defaultValue={pathname === action ? (new URLSearchParams(search).get('q') ?? '') : ''}
          aria-label={t.search}
          aria-keyshortcuts="/ Control+K"
          placeholder={t.searchPlaceholder}
          maxLength={maxListSearchLength}
          autoComplete="off"
          enterKeyHint="search"
          className="field-box h-10 pl-9 text-sm pointer-coarse:h-11"
        />
      </form>
    </search>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k'
  const isTyping = target instanceof HTMLElement && (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))
  return key === '/' && !isTyping
}
