import { type Picture as PictureData, type PictureFormat, pictureWidths } from '@stragan/contract'

/**
 * Responsive picture in AVIF with a WebP fallback of one width. Width and height are set to prevent layout shifts. The placeholder colour
 * is the container's, usually a `plate`: on the image it would remain visible behind it. A `plate` inverts
 * drawings on dark screens.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  isMagnified = false,
  className,
}: {
  picture: PictureData
  sizes: string
  /** Load eagerly, for pictures above the fold. */
  eager?: boolean
  /** Shown larger than any of its widths: a drawing is loaded as the vector graphic. */
  isMagnified?: boolean
  className?: string
}) {
  const source = (width: number, format: PictureFormat) => `${picture.url}-${width}.${format}`
  const isVector = isMagnified && picture.is_drawing
  const sources = pictureWidths.map(width => `${source(width, 'avif')} ${width}w`).join(', ')
  return (
    <picture className="contents">
      {!isVector && <source type="image/avif" srcSet={sources} sizes={sizes} />}
      <img
        src={isVector ? `${picture.url}.svg` : source(720, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        data-drawing={picture.is_drawing ? '' : undefined}
        className={className}
      />
    </picture>
  )
}
