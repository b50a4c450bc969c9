import { createContext, useContext } from 'react'
import { useNonce } from './nonce.ts'

/** Parts of the frame that are the same on every page of a language, and that the server alone writes, as HTML. */
interface StillParts {
  menu: string
  phoneMenu: string
  footer: string
  /** The shop's colours, as CSS. */
  theme: string
}

export interface Stills extends StillParts {
  /** Files of its fonts, to be loaded first. */
  fonts: readonly string[]
}

/** Given by the server; the browser has them in the page. */
export const StillContext = createContext<Stills | null>(null)

/** In the head: what the shop looks like. */
export function Theme() {
  const sent = useContext(StillContext)
  const nonce = useNonce()
  const css = sent ? sent.theme : htmlHere('theme')
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: every value was checked */}
      <style nonce={nonce} data-still="theme" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
      {sent?.fonts.map(file => (
        <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  )
}

/** What is written so does not wake with the page: neither its components nor what they show are sent to the browser a second time. */
export function Still({ part }: { part: 'menu' | 'phoneMenu' | 'footer' }) {
  const sent = useContext(StillContext)
  const html = sent ? sent[part] : htmlHere(part)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
  return <div data-still={part} className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

const seen: Partial<StillParts> = {}

const htmlHere = (part: keyof StillParts): string => {
  seen[part] ??= document.querySelector(`[data-still=${part}]`)?.innerHTML ?? ''
  return seen[part]
}
