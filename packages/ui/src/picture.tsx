import { type Picture as PictureData, type PictureFormat, pictureWidths } from '@stragan/contract'

/** For cards: of half a phone's or a quarter of a desk's width, at up to three device pixels per CSS pixel. */
export const cardPictureWidths = [240, 480, 720] as const satisfies Widths

type Widths = readonly (typeof pictureWidths)[number][]

/** The widths for a picture that always has one size, in CSS pixels. */
const widthsFor = (size: number): Widths => pictureWidths.filter((_, i) => (pictureWidths[i - 1] ?? 0) < 3 * size)

/**
 * Responsive picture in AVIF with a WebP fallback of one width. Width and height are set to prevent layout shifts. The placeholder colour
 * is the container's, usually a `plate`: on the image it would remain visible behind it. A `plate` inverts
 * drawings on dark screens.
 */
export function Picture({
  picture,
  sizes,
  widths = /^\d+px$/.test(sizes) ? widthsFor(Number.parseInt(sizes, 10)) : pictureWidths,
  eager = false,
  isMagnified = false,
  className,
}: {
  picture: Pick<PictureData, 'url' | 'width' | 'height' | 'is_drawing' | 'alt'>
  sizes: string
  /** In which widths it is offered. */
  widths?: Widths
  /** Load eagerly, for pictures above the fold. */
  eager?: boolean
  /** Shown larger than any of its widths: a drawing is loaded as the vector graphic. */
  isMagnified?: boolean
  className?: string
}) {
  const source = (width: number, format: PictureFormat) => `${picture.url}-${width}.${format}`
  const isVector = isMagnified && picture.is_drawing
  const sources = widths.map(width => `${source(width, 'avif')} ${width}w`).join(', ')
  return (
    <picture className="contents">
      {!isVector && <source type="image/avif" srcSet={sources} sizes={sizes} />}
      <img
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        data-drawing={picture.is_drawing ? '' : undefined}
        className={className}
        // Last: where attributes are set in this order, it is not loaded before it is known to be lazy.
        src={isVector ? `${picture.url}.svg` : source(720, 'webp')}
      />
    </picture>
  )
}
