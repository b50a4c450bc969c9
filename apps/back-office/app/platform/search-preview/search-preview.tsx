import { languages } from '@stragan/contract'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../language.ts'
import { languageNames } from '../language-names.ts'
import type { PreviewSource } from './preview-source.ts'
import { previewedNames, previewedResult, type Typed } from './previewed-result.ts'
import { searchPreviewMessages } from './search-preview.messages.ts'

interface SearchPreviewProps {
  source: PreviewSource
  /** What the form shows before anything is typed. */
  shown: Typed
  /** Of its heading within the page. */
  level: 'h2' | 'h3'
}

/** How a search engine shows what a form makes of a page, in both languages; with scripts while it is typed. */
export function SearchPreview({ source, shown, level: Heading }: SearchPreviewProps) {
  const language = useLanguage()
  const t = searchPreviewMessages[language]
  const place = useRef<HTMLElement>(null)
  const [typed, setTyped] = useState(shown)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const listening = new AbortController()
    const read = () => setTyped(valuesIn(form))
    // Something may have been typed before the scripts were there, or before the page went into the back/forward cache.
    read()
    form.addEventListener('input', read, { signal: listening.signal })
    window.addEventListener('pageshow', read, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <section ref={place} aria-labelledby="search-preview" className="grid min-w-0 gap-4">
      <div className="grid max-w-prose gap-1">
        <Heading id="search-preview" className="font-semibold">
          {t.title}
        </Heading>
        <p className="text-quiet text-sm">{t.lead}</p>
      </div>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {languages.map(one => {
          const { address, title, description, lengths } = previewedResult(source, typed, one)
          return (
            <div key={one} className="grid min-w-0 content-start gap-2">
              <p className="text-sm">{languageNames[language][one]}</p>
              <div lang={one} className="wrap-anywhere grid gap-1 rounded-shop border border-rule p-4">
                <p translate="no" className="text-quiet text-xs">
                  {address.join(' › ')}
                </p>
                <p className="text-accent text-lg leading-snug">{title}</p>
                <p className="text-sm">{description}</p>
              </div>
              <p className="text-quiet text-xs tabular-nums">{t.lengths(lengths)}</p>
            </div>
          )
        })}
      </div>
    </section>
  )
}

function valuesIn(form: HTMLFormElement): Typed {
  const values = new FormData(form)
  return Object.fromEntries(previewedNames.map(name => [name, String(values.get(name) ?? '')]))
}
