import { ButtonLink } from '@stragan/ui/button'
import type { ReactNode } from 'react'
import { Copy } from './copy.tsx'
import { Page } from './page.tsx'

interface NewSecretProps {
  title: string
  lead: string
  /** What the secret belongs to. */
  owner: ReactNode
  secret: string
  /** What the secret is called. */
  label: string
  /** The way on, once it has been copied. */
  next: { href: string; label: string }
  /** How it is used. */
  children?: ReactNode
}

/** A secret that nobody can read again. */
export const NewSecret = ({ title, lead, owner, secret, label, next, children }: NewSecretProps) => (
  <Page title={title} lead={lead}>
    <div className="grid max-w-2xl gap-3 rounded-shop border border-rule bg-raised p-5">
      <p className="wrap-anywhere font-semibold">{owner}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code translate="no" className="break-all text-base">
          {secret}
        </code>
        <Copy text={secret} of={label} />
      </p>
      {children}
    </div>
    <div>
      <ButtonLink href={next.href} kind="primary">
        {next.label}
      </ButtonLink>
    </div>
  </Page>
)
