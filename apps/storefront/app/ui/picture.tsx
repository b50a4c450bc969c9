import { type Picture as PictureData, pictureWidths } from '@stragan/contract'

/** A picture in the width the place needs; its own size is told beforehand, so that nothing moves when it arrives. */
export function Picture({
  picture,
  sizes,
  eager = false,
  className,
}: {
  picture: PictureData
  sizes: string
  eager?: boolean
  className?: string
}) {
  const source = (width: number) => `${picture.url}-${width}.webp`
  return (
    <img
      src={source(480)}
      srcSet={pictureWidths.map(width => `${source(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={className}
    />
  )
}
