import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ShopError } from '@stragan/contract'
import { type FileProblem, pictureLimits, type UploadedFile } from '@stragan/contract/admin'
import sharp, { type Sharp } from 'sharp'
import { isSafeDrawing, type PictureKind, pictureKindOf } from './picture-kinds.ts'
import { scaling } from './scaling.ts'
import { type Original, openUpright, originalPath, storeOriginal } from './stored-pictures.ts'

const { maxPixels, maxStoredSide, maxDrawingBytes } = pictureLimits
/** Of one picture, while others wait. */
const maxSeconds = 20
const maxDrawingMs = 10_000

const run = promisify(execFile)
const rasteriser = fileURLToPath(new URL('rasterise-drawing.ts', import.meta.url))

export type CheckedFile = { name: string; original: Original; problem: null } | { name: string; original: null; problem: FileProblem }

/** Checks an uploaded picture and stores it, made upright, without metadata and not larger than any page needs; refuses one below `minWidth`. */
export const storeUploaded = (folder: string, file: UploadedFile, minWidth = 0) =>
  storeChecked(folder, file, { minWidth, stored: async normalisedBytes => normalisedBytes })

/**
 * Checks a picture that a shop has stored before, and stores it as it is, so that it has the same hash in every shop, and a drawing stays one. One
 * that no upload can have made, with data of a camera or too large, is stored as an uploaded one.
 */
export const storeArchived = (folder: string, file: UploadedFile, minWidth = 0) =>
  storeChecked(folder, file, {
    minWidth,
    stored: async (normalisedBytes, content) => {
      const { width, height, exif, xmp, iptc } = await sharp(content).metadata()
      return exif || xmp || iptc || Math.max(width, height) > maxStoredSide ? normalisedBytes : content
    },
  })

interface Storing {
  /** In pixels, of the picture made upright and not larger than any page needs. */
  minWidth: number
  stored: (normalisedBytes: Buffer, content: Buffer) => Promise<Buffer>
}

async function storeChecked(
  folder: string,
  { name, path, bytes, problem }: UploadedFile,
  { minWidth, stored }: Storing,
): Promise<CheckedFile> {
  const refused = (reason: FileProblem): CheckedFile => ({ name, original: null, problem: reason })
  if (problem) return refused(problem)
  if (bytes === 0) return refused('empty')
  const content = await readFile(path)
  const kind = pictureKindOf(content)
  if (!kind) return refused('unsupported')
  if (kind === 'svg' && content.length > maxDrawingBytes) return refused('too_large')
  if (kind === 'svg' && !isSafeDrawing(content)) return refused('unsafe_drawing')
  try {
    const checked = await scaling.run(() => (kind === 'svg' ? rasterised(path) : normalised(content, kind)))
    if ('problem' in checked) return refused(checked.problem)
    if ((await sharp(checked.bytes).metadata()).width < minWidth) return refused('too_narrow')
    return { name, original: await storeOriginal(folder, await stored(checked.bytes, content)), problem: null }
  } catch (error) {
    // Errors of the file system have codes, those of libvips have none.
    if ((error as NodeJS.ErrnoException).code) throw error
    return refused('damaged')
  }
}

type Normalised = { bytes: Buffer } | { problem: FileProblem }

/**
 * Encodes a picture again, which leaves behind where and with what it was taken, and all that is no picture. PNG stays without loss, others
 * become WebP.
 */
async function normalised(content: Buffer, kind: Exclude<PictureKind, 'svg'>): Promise<Normalised> {
  const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata()
  if (format !== kind) return { problem: 'damaged' }
  // Before anything is decoded: a few kilobytes can claim billions of pixels.
  if (width * height > maxPixels) return { problem: 'too_many_pixels' }
  const upright = sharp(content, { autoOrient: true, limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: maxSeconds })
    .resize({ width: maxStoredSide, height: maxStoredSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  return { bytes: await encoded(upright, kind).toBuffer() }
}

/** In pixels of the picture. */
export interface CropArea {
  left: number
  top: number
  width: number
  height: number
}

/** Stores what is inside of an area of a stored picture, as a picture of its own. Throws `picture_not_found` where its file is missing. */
export async function storeCropped(folder: string, hash: string, area: CropArea): Promise<Original> {
  const content = await readFile(originalPath(folder, hash)).catch(error => {
    throw error.code === 'ENOENT' ? new ShopError('picture_not_found') : error
  })
  const bytes = await scaling.run(async () => {
    const { format } = await sharp(content).metadata()
    const cropped = openUpright(content).timeout({ seconds: maxSeconds }).extract(area)
    return encoded(cropped, format === 'png' || format === 'svg' ? 'png' : 'webp').toBuffer()
  })
  return storeOriginal(folder, bytes)
}

const encoded = (picture: Sharp, kind: PictureKind) =>
  kind === 'png' ? picture.png({ compressionLevel: 9 }) : picture.webp({ quality: 92, smartSubsample: true })

/** Renders a drawing in a process of its own: the time that one takes does not follow from its size, and only a process can be stopped. */
async function rasterised(path: string): Promise<Normalised> {
  const target = `${path}.png`
  try {
    await run(process.execPath, [rasteriser, path, target, String(maxStoredSide)], {
      env: {},
      timeout: maxDrawingMs,
      killSignal: 'SIGKILL',
    })
    return { bytes: await readFile(target) }
  } catch {
    return { problem: 'unsafe_drawing' }
  }
}
