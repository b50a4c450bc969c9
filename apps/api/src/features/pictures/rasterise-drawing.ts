import { constants, setPriority } from 'node:os'
import sharp from 'sharp'

// A program of its own (picture-files.ts): it makes a PNG of a drawing, as large as a picture that is stored.

// A drawing of a few kilobytes can take all the time that it is given: what the shop serves meanwhile goes first.
setPriority(constants.priority.PRIORITY_LOW)

const [source, target, maxSide] = process.argv.slice(2)
if (source === undefined || target === undefined) throw new Error('Give the path of a drawing, and that of the PNG')
const side = Number(maxSide)

/** At which a drawing has as many pixels as it says units. */
const usualDensity = 72
/** What sharp accepts. */
const maxDensity = 100_000

const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
const density = Math.max(1, Math.min(maxDensity, (usualDensity * side) / Math.max(width, height)))
await sharp(source, { density, limitInputPixels: 4 * side ** 2 })
  .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  .toColourspace('srgb')
  .png({ compressionLevel: 9 })
  .toFile(target)
