import { Disclosure } from '@stragan/ui/disclosure'
import { useLanguage } from '../../../platform/language.ts'
import type { Preview } from './effects.tsx'
import { handlingMessages } from './handling.messages.ts'

type Email = NonNullable<Preview['email']>

/**
 * Makes the body of the message a tab stop whose focus indicator is drawn inside of the frame, so that it is read from its beginning and not
 * from its first link. The page cannot draw it: `:focus-visible` does not match the `iframe` element while the focus is inside.
 */
const focusable = (html: string) => html.replace(/<body ([^<>]*)style="/, '<body tabindex="0" $1style="outline-offset:-4px;')

/** An e-mail as the buyer will read it. Its frame runs no scripts. */
export function EmailPreview({ email: { language, html, text, attachments } }: { email: Email }) {
  const t = handlingMessages[useLanguage()]
  return (
    <>
      <figure className="grid gap-2">
        <figcaption className="text-sm">{t.preview}</figcaption>
        <iframe
          title={t.preview}
          srcDoc={focusable(html)}
          sandbox=""
          className="h-[32rem] w-full rounded-shop border border-rule bg-raised"
        />
      </figure>
      {attachments.length > 0 && <p className="wrap-anywhere text-quiet text-sm">{t.attachments(attachments.join(', '))}</p>}
      <Disclosure summary={t.asText}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard */}
        <pre lang={language} tabIndex={0} className="overflow-x-auto text-sm">
          {text}
        </pre>
      </Disclosure>
    </>
  )
}
