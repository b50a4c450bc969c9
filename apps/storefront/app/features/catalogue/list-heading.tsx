import { hrefTo, type Language } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import type { ReactNode } from 'react'
import { catalogueMessages } from './catalogue.messages.ts'
import { listMessages } from './list.messages.ts'

interface HeadingProps {
  language: Language
  title: string
  /** Path of the list. */
  path: string
  /** Label in the breadcrumbs, if it is not the title. */
  name?: string
  /** Breadcrumbs between the home page and this one. */
  above?: { label: string; href: string }[]
  children?: ReactNode
}

/** Heading of a list: breadcrumbs, title and description. */
export function ListHeading({ language, title, path, name = title, above = [], children }: HeadingProps) {
  const items = [{ label: listMessages[language].home, href: hrefTo(language, 'home') }, ...above, { label: name, href: path }]
  return (
    <>
      <Breadcrumb label={catalogueMessages[language].breadcrumbs} items={items} />
      <h1 className="mt-3 text-3xl">{title}</h1>
      {children && <div className="mt-3 max-w-prose text-quiet">{children}</div>}
    </>
  )
}
