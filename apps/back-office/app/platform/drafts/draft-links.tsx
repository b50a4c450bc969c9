import { Notice } from '@stragan/ui/notice'
import { useLanguage } from '../language.ts'
import { draftMessages } from './drafts.messages.ts'

interface DraftLinksProps {
  drafts: readonly { href: string; name: string; began: string }[]
}

/** Leads to forms on other pages of which the reader has drafts; nothing where there are none. */
export function DraftLinks({ drafts }: DraftLinksProps) {
  const t = draftMessages[useLanguage()]
  if (drafts.length === 0) return null
  return (
    <Notice title={t.yours}>
      <ul className="mt-1 grid gap-1">
        {drafts.map(({ href, name, began }) => (
          <li key={href}>
            <a href={href} className="link inline-block py-1">
              {t.continue(name, began)}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
