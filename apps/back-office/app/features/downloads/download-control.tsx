import { type DownloadableList, type DownloadFormat, downloadFormats, roleHas } from '@stragan/contract/admin'
import { Button, ButtonLink } from '@stragan/ui/button'
import { useParams, useRouteLoaderData } from 'react-router'
import { useLanguage } from '../../platform/language.ts'
import { type Filters, isFiltered, listHref } from '../../platform/list-query.ts'
import type { loader } from '../../root.tsx'
import { downloadMessages } from './downloads.messages.ts'
import { installation } from './list-path.ts'

interface DownloadControlProps {
  /** The list's path in the API, within its shop where it is of one; its parameters are the page's. */
  list: DownloadableList
  filters?: Filters
  /** Of all rows; null where the page does not know it. */
  count: number | null
  /** What the button says where the page offers more than one file. */
  label?: string
}

/** Offers the list of the page as a file, to those who may have it. */
export function DownloadControl({ list, filters = {}, count, label }: DownloadControlProps) {
  const t = downloadMessages[useLanguage()]
  const params = useParams()
  const code = params.shop ?? installation
  const account = useRouteLoaderData<typeof loader>('root')?.account
  const shop = account?.shops.find(one => one.code === code)
  const mayDownload = code === installation ? account?.is_operator : shop && roleHas(shop.role, 'exports:read')
  if (count === 0 || !mayDownload) return null
  const id = `download-${list.replaceAll(/\W+/g, '-')}`
  const path = list.replaceAll(/\{(\w+)\}/g, (_, name) => params[name] ?? '')
  const href = (format: DownloadFormat) => listHref(`/${code}/download/${path}.${format}`, filters)
  return (
    <div>
      <Button icon="download" popoverTarget={id}>
        {label ?? t.download}
      </Button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="m-auto w-[min(28rem,100vw-2rem)] rounded-shop border border-rule bg-ground p-6 text-ink shadow-lg"
      >
        <p id={`${id}-title`} className="font-semibold text-lg">
          {t.title}
        </p>
        <p className="mt-1 text-quiet">{t.included(list, count, isFiltered(filters))}</p>
        <ul className="mt-6 grid gap-4">
          {downloadFormats.map(format => (
            <li key={format} className="grid grid-cols-[7rem_1fr] items-center gap-4">
              <ButtonLink href={href(format)}>{t.formats[format].name}</ButtonLink>
              <span className="text-quiet text-sm">{t.formats[format].text}</span>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex justify-end">
          <Button popoverTarget={id} popoverTargetAction="hide">
            {t.close}
          </Button>
        </div>
      </div>
    </div>
  )
}
