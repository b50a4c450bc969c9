import type { Picture as PictureData } from '@stragan/contract'
import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { opens } from './modal.tsx'
import { Picture } from './picture.tsx'

interface GalleryTexts {
  /** Accessible name: the product. */
  label: string
  previous: string
  next: string
  zoom: string
  close: string
  /** "Show picture 2 of 5". */
  show: (place: number, total: number) => string
  /** Caption of a picture of the product's family. */
  family: string
}

interface GalleryProps {
  pictures: readonly PictureData[]
  texts: GalleryTexts
  /** `sizes` of the large picture. */
  sizes?: string
}

/** Scroll-snap row of pictures: swiped natively, stepped by arrow keys and by `go`. */
function useRow(count: number): {
  row: RefObject<HTMLUListElement | null>
  place: number
  go: (to: number) => void
  onScroll: () => void
  onKeyDown: (event: KeyboardEvent) => void
} {
  const row = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const go = (to: number) => {
    const list = row.current
    list?.scrollTo({ left: Math.max(0, Math.min(count - 1, to)) * list.clientWidth })
  }
  return {
    row,
    place,
    go,
    onScroll: () => row.current && setPlace(Math.round(row.current.scrollLeft / Math.max(1, row.current.clientWidth))),
    onKeyDown: event => {
      const items = [...(row.current?.children ?? [])]
      const from = items.findIndex(item => event.target instanceof Node && item.contains(event.target))
      const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      go(to)
      focusPicture(items[to])
    },
  }
}

/** Moves the focus with the row, so that Enter applies to the visible picture. */
const focusPicture = (item: Element | undefined) => item?.querySelector('button')?.focus({ preventScroll: true })

/**
 * Gallery: large picture, thumbnails, and a dialog that magnifies. Without JavaScript a row to swipe, with thumbnails as anchors. The caption
 * keeps its line where only some pictures have it.
 */
export function Gallery({ pictures, texts, sizes = '(min-width: 1024px) 560px, 100vw' }: GalleryProps) {
  const id = useId()
  const main = useRow(pictures.length)
  const zoomed = useRow(pictures.length)
  const [magnified, setMagnified] = useState(false)
  const many = pictures.length > 1
  const zoomId = `${id}-zoom`
  const openAt = (place: number) => {
    const { onClick, ...rest } = opens(zoomId)
    return {
      ...rest,
      onClick: (event: Parameters<typeof onClick>[0]) => {
        onClick(event)
        const list = zoomed.row.current
        list?.scrollTo({ left: place * list.clientWidth, behavior: 'instant' })
        focusPicture(list?.children[place])
      },
    }
  }
  /** Toggles four times the size around the clicked point. */
  const magnify = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.parentElement
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const byPointer = event.detail > 0
    const x = byPointer ? (event.clientX - left) / width : 0.5
    const y = byPointer ? (event.clientY - top) / height : 0.5
    flushSync(() => setMagnified(!magnified))
    box?.scrollTo({ left: x * box.scrollWidth - box.clientWidth / 2, top: y * box.scrollHeight - box.clientHeight / 2 })
  }
  return (
    <section aria-label={texts.label}>
      <div className="relative">
        <ul ref={main.row} onScroll={main.onScroll} onKeyDown={main.onKeyDown} className="plate swiped-row">
          {pictures.map((picture, index) => (
            <li key={picture.url} id={`${id}-${index}`} className="w-full shrink-0 snap-center">
              <button
                type="button"
                aria-label={`${texts.zoom}: ${picture.alt}`}
                {...openAt(index)}
                className="block w-full cursor-zoom-in p-[6%] focus-visible:-outline-offset-4"
              >
                <Picture picture={picture} sizes={sizes} eager={index === 0} className="aspect-square w-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
        <span className="pointer-events-none absolute right-2 bottom-2 rounded-shop bg-ground p-1">
          <Icon name="zoom" />
        </span>
        {many && (
          <div className="pointer-events-none absolute inset-x-2 inset-y-0 flex pointer-coarse:hidden">
            <Steps row={main} count={pictures.length} texts={texts} />
          </div>
        )}
      </div>
      {pictures.some(picture => picture.is_family_picture) && (
        <p className={`mt-2 text-quiet text-xs ${pictures[main.place]?.is_family_picture ? '' : 'invisible'}`}>{texts.family}</p>
      )}
      {many && (
        <ul className="-mx-1 mt-2 flex gap-2 overflow-x-auto p-1">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#${id}-${index}`}
                aria-label={texts.show(index + 1, pictures.length)}
                aria-current={index === main.place}
                data-interactive
                onClick={event => {
                  event.preventDefault()
                  main.go(index)
                }}
                className="plate thumbnail"
              >
                <Picture picture={{ ...picture, alt: '' }} sizes="64px" className="size-full object-contain" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        id={zoomId}
        title={texts.label}
        close={texts.close}
        size="full"
        footer={many && <Steps row={zoomed} count={pictures.length} texts={texts} />}
      >
        <ul ref={zoomed.row} onScroll={zoomed.onScroll} onKeyDown={zoomed.onKeyDown} className="plate swiped-row h-full">
          {pictures.map(picture => (
            <li key={picture.url} className="h-full w-full shrink-0 snap-center overflow-auto">
              <button
                type="button"
                aria-pressed={magnified}
                aria-label={`${texts.zoom}: ${picture.alt}`}
                onClick={magnify}
                className={`block focus-visible:-outline-offset-4 ${magnified ? 'size-[400%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
              >
                <Picture picture={picture} sizes="100vw" isMagnified={magnified} className="size-full object-contain" />
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </section>
  )
}

/** Previous and next buttons; hidden at the ends without a layout shift. */
function Steps({ row, count, texts }: { row: ReturnType<typeof useRow>; count: number; texts: GalleryTexts }) {
  const step = (to: number, icon: 'chevron-left' | 'chevron-right', name: string) => (
    <Button icon={icon} aria-label={name} disabled={to < 0 || to >= count} onClick={() => row.go(to)} className="disabled:invisible" />
  )
  return (
    <div className="flex w-full items-center justify-between *:pointer-events-auto noscript:hidden">
      {step(row.place - 1, 'chevron-left', texts.previous)}
      {step(row.place + 1, 'chevron-right', texts.next)}
    </div>
  )
}
