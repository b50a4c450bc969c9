import type { Picture as PictureData } from '@stragan/contract'
import { Picture } from '@stragan/ui/picture'

interface ProductPictureProps {
  picture: PictureData | null
  /** Base URL of the shop, which serves its pictures. */
  origin: string
  size: keyof typeof sizes
}

/** By size in CSS pixels. */
const sizes = { 48: 'size-12', 160: 'size-40' }

/** A product's picture in a square; the square alone, if there is none. */
export const ProductPicture = ({ picture, origin, size }: ProductPictureProps) => (
  <span className={`plate grid shrink-0 place-items-center overflow-hidden rounded-shop ${sizes[size]}`}>
    {picture && (
      <Picture picture={{ ...picture, url: origin + picture.url, alt: '' }} sizes={`${size}px`} className="size-full object-contain" />
    )}
  </span>
)
