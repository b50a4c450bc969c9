import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

/** A picture of a colour that no other one has. */
const coloured = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: `#${randomBytes(3).toString('hex')}` } })

/** A JPEG that no test has had before, small unless a width is given. */
export const newPicture = (width?: number) => coloured(width).jpeg().toBuffer()

/** A PDF of three pages that no test has had before. */
export const newPdf = () =>
  Buffer.from(`%PDF-1.4
% ${randomBytes(8).toString('hex')}
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3>> endobj
trailer <</Root 1 0 R>>
%%EOF
`)

/** A form with files, as a browser sends it; a name by the place where none is given. */
export async function filesOf(...files: (Uint8Array | string | [name: string, content: Uint8Array | string])[]): Promise<FormData> {
  const form = new FormData()
  for (const [i, file] of files.entries()) {
    const [name, content] = Array.isArray(file) ? file : [`${i}.jpg`, file]
    form.append('files', new File([content as BlobPart], name), name)
  }
  return form
}
