import { maxSearchLength } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Picture } from '@stragan/ui/picture'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { shellMessages } from './shell.messages.ts'
import type { Suggestion } from './suggestions.ts'

/** The bar at the bottom of phones links to it. */
export const searchFieldId = 'search'

const typingPauseMs = 150

/** Search form; with scripts a combobox with suggestions: arrow keys select, Enter follows, Esc closes. */
export function SearchBox({ language }: { language: Language }) {
  const t = shellMessages[language]
  const list = useId()
  const currentQuery = new URLSearchParams(useLocation().search).get('q') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(language, typed ?? '')
  const open = typed !== null && suggestions.length > 0
  const close = () => {
    setTyped(null)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = suggestions.length - 1
    if (event.key === 'Escape') close()
    else if (!open) return
    else if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp') setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'Enter' && suggestions[active]) window.location.assign(suggestions[active].href)
    else return
    event.preventDefault()
  }
  return (
    <search>
      <form
        method="get"
        action={hrefTo(language, 'allProducts')}
        className="relative"
        onSubmit={close}
        onBlur={event => event.currentTarget.contains(event.relatedTarget) || close()}
      >
        <label htmlFor={searchFieldId} className="sr-only">
          {t.search}
        </label>
        <div className="flex">
          <input
            id={searchFieldId}
            // The only type allowed for a combobox (ARIA in HTML).
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="q"
            key={currentQuery}
            defaultValue={currentQuery}
            placeholder={t.searchHint}
            maxLength={maxSearchLength}
            autoComplete="off"
            role="combobox"
            aria-expanded={open}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? `${list}-${active}` : undefined}
            onChange={event => {
              setTyped(event.currentTarget.value)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            className="field-box h-11 min-w-0 rounded-r-none border-r-0 focus:z-1"
          />
          <Button type="submit" kind="primary" icon="search" aria-label={t.search} className="rounded-l-none" />
        </div>
        <ul
          id={list}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox
          role="listbox"
          aria-label={t.suggestions}
          hidden={!open}
          className="suggestions"
        >
          {open &&
            suggestions.map((suggestion, i) => (
              <li key={suggestion.href} role="presentation">
                <a
                  href={suggestion.href}
                  id={`${list}-${i}`}
                  role="option"
                  aria-selected={i === active}
                  // Focus stays in the input, which names the active option.
                  tabIndex={-1}
                  className="flex items-center justify-between gap-3 px-3 py-2 hover:bg-raised aria-selected:bg-accent-quiet"
                >
                  {suggestion.kind === 'product' && (
                    <span className="plate grid size-11 shrink-0 place-items-center p-1">
                      {suggestion.picture && (
                        <Picture picture={{ ...suggestion.picture, alt: '' }} sizes="44px" className="size-full object-contain" />
                      )}
                    </span>
                  )}
                  <span className="min-w-0 flex-1">
                    <span className="line-clamp-2 leading-snug">{suggestion.name}</span>
                    {suggestion.own && <span className="block text-accent text-xs tabular-nums">{suggestion.own}</span>}
                    {suggestion.kind === 'product' && (
                      <span className="block text-quiet text-xs tabular-nums">
                        <span>{suggestion.symbol}</span>
                        {suggestion.price && ` · ${suggestion.price}`}
                        <span className="block">{suggestion.stock}</span>
                      </span>
                    )}
                  </span>
                  {suggestion.kind !== 'product' && <span className="shrink-0 text-quiet text-xs">{t[suggestion.kind]}</span>}
                </a>
              </li>
            ))}
        </ul>
      </form>
    </search>
  )
}

/** Suggestions for the entered text; responses to earlier texts are dropped, failures give none. */
function useSuggestions(language: Language, typed: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const q = typed.trim()
  useEffect(() => {
    if (q.length < 2) {
      setFound([])
      return
    }
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const url = `/suggestions/${language}?${new URLSearchParams({ q })}`
      const response = await fetch(url, { signal: request.signal }).catch(() => null)
      if (response?.ok) setFound(await response.json().catch(() => []))
    }, typingPauseMs)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [language, q])
  return found
}
