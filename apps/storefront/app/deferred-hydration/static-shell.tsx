import { useNonce } from '@stragan/ui/nonce'
import { createContext, useContext } from 'react'

/** HTML of the parts of the layout that every page of a language shares; rendered on the server only. */
interface StaticMarkup {
  menu: string
  phoneMenu: string
  footer: string
  /** The shop's design tokens as CSS custom properties. */
  theme: string
}

export interface StaticShell extends StaticMarkup {
  /** URLs of the font files to preload. */
  fonts: readonly string[]
}

/** Set on the server; in the browser the parts read their markup from the document. */
export const StaticShellContext = createContext<StaticShell | null>(null)

/** The shop's theme and font preloads, for the head. */
export function Theme() {
  const shell = useContext(StaticShellContext)
  const nonce = useNonce()
  const css = shell ? shell.theme : markupInDocument('theme')
  const fonts = shell ? shell.fonts : fontsInDocument()
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value is validated when the theme is saved */}
      <style nonce={nonce} data-static="theme" dangerouslySetInnerHTML={{ __html: css }} />
      {fonts.map(file => (
        <link key={file} data-static="font" rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** Renders a part as inert markup: neither its components nor its data are sent to the browser again for hydration. */
export function StaticPart({ part }: { part: 'menu' | 'phoneMenu' | 'footer' }) {
  const shell = useContext(StaticShellContext)
  const html = shell ? shell[part] : markupInDocument(part)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered on the server
  return <div data-static={part} className="contents" dangerouslySetInnerHTML={{ __html: html }} />
}

const fontsInDocument = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-static=font]')].map(link => link.getAttribute('href') ?? '')

const markupCache: Partial<StaticMarkup> = {}

const markupInDocument = (part: keyof StaticMarkup): string => {
  markupCache[part] ??= document.querySelector(`[data-static=${part}]`)?.innerHTML ?? ''
  return markupCache[part]
}
