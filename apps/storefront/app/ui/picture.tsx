import { type Picture as PictureData, type PictureFormat, pictureWidths } from '@stragan/contract'

/**
 * A picture in the format the browser knows and the width the place needs; its own size is told beforehand, so that nothing moves when
 * it arrives. One width does for the few browsers that do not know AVIF. Until then the ground it stands on shows, usually a `plate`: on the image itself a colour would stay behind it.
 */
export function Picture({
  picture,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureData
  sizes: string
  /** For what is seen first: asked for at once, before other pictures. */
  eager?: boolean
  className?: string
}) {
  const source = (width: number, format: PictureFormat) => `${picture.url}-${width}.${format}`
  const sources = pictureWidths.map(width => `${source(width, 'avif')} ${width}w`).join(', ')
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources} sizes={sizes} />
      <img
        src={source(720, 'webp')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}
