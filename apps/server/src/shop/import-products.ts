import { access, constants } from 'node:fs/promises'
import { ArchiveError, createLog, type ImportCounts, importProducts, ProductFileError } from '@stragan/api'
import { fieldProblems, ShopError } from '@stragan/contract'
import { type ProductField, productRowFields } from '@stragan/contract/admin'
import { z } from 'zod'
import { parseOptions, type ShopCommand } from './shop-command.ts'

/** `Title=field`; without a field the column is left out. */
const column = z.string().transform((text, context): [title: string, field: ProductField | null] => {
  const at = text.lastIndexOf('=')
  const name = text.slice(at + 1)
  const field = productRowFields.find(one => one === name)
  if (at > 0 && (field || name === '')) return [text.slice(0, at), field ?? null]
  context.addIssue({
    code: 'custom',
    message: `has to be a title and a field, such as "Price=price_net"; fields: ${productRowFields.join(', ')}`,
  })
  return z.NEVER
})

const optionsSchema = z.object({
  host: z.string({ error: 'has to name a host of the shop' }).min(1),
  file: z.string({ error: 'has to name a CSV or XLSX file' }).min(1),
  email: z.email({ error: 'has to be the e-mail of somebody who works in the shop' }).optional(),
  column: z.array(column).default([]),
  check: z.boolean().default(false),
  'create-missing': z.boolean().default(false),
  'prices-include-vat': z.boolean().default(false),
  'vat-percent': z
    .string()
    .regex(/^\d{1,3}$/, { error: 'has to be a VAT rate of the shop, such as 8' })
    .transform(Number)
    .optional(),
  refused: z.string().min(1).optional(),
  sheet: z.string().min(1).optional(),
})

const steps = { undoing: 'Undoing', reading: 'Reading', checking: 'Checking', importing: 'Importing' }

/** The outcome of an import in words. */
export const textOf = ({ created, changed, unchanged, refused }: Pick<ImportCounts, 'created' | 'changed' | 'unchanged' | 'refused'>) =>
  `${created} created, ${changed} changed, ${unchanged} unchanged, ${refused} refused`

export const importProductsFromFile: ShopCommand = {
  summary:
    'imports products from a CSV or XLSX file, as a shop’s owner or the person with --email; --check only tries it, --create-missing creates brands, categories and features that it names, --prices-include-vat computes net prices, --vat-percent is the VAT rate where files of other shops say only that a product is taxed, --refused writes refused rows, --sheet names the sheet of a workbook',
  options: {
    host: { type: 'string' },
    file: { type: 'string' },
    check: { type: 'boolean' },
    'create-missing': { type: 'boolean' },
    'prices-include-vat': { type: 'boolean' },
    'vat-percent': { type: 'string' },
    column: { type: 'string', multiple: true },
    refused: { type: 'string' },
    sheet: { type: 'string' },
    email: { type: 'string' },
  },
  prepare: values => {
    const { host, file, email, column: columns, check, refused, sheet, ...choices } = parseOptions(optionsSchema, values)
    return async ({ db, fileFolder, print }) => {
      await access(file, constants.R_OK).catch(() => {
        throw new Error(`${file} cannot be read`)
      })
      let last = ''
      const onProgress = (step: keyof typeof steps, { rows, done }: ImportCounts) => {
        const line = step === 'reading' ? `${steps[step]}: ${rows} rows` : `${steps[step]}: ${done} of ${rows} rows`
        if (line !== last) print(line)
        last = line
      }
      const log = createLog('warn')
      const options = {
        host,
        email,
        file,
        columns: new Map(columns),
        createMissing: choices['create-missing'],
        pricesIncludeVat: choices['prices-include-vat'],
        vatPercent: choices['vat-percent'],
        isTrial: check,
        refusedFile: refused,
        sheet,
        onSheets: (read: string, others: readonly string[]) =>
          print(`Reading the sheet “${read}”, not ${others.map(name => `“${name}”`).join(', ')}: --sheet names another one`),
        onProgress,
      }
      const counts = await importProducts({ db, clock: () => new Date(), log, fileFolder }, options).catch(explain)
      print(`${check ? 'Would be: ' : ''}${textOf(counts)}`)
      if (counts.refused > 0) print(refused === undefined ? 'The reasons: --refused writes them to a file' : `Refused rows: ${refused}`)
    }
  },
}

/** Errors of the calls as sentences. */
export function explain(error: unknown): never {
  if (error instanceof ProductFileError || error instanceof ArchiveError) throw new Error(error.message)
  if (!(error instanceof ShopError)) throw error
  const { code, fields = {} } = error
  if (code === 'import_unreadable') throw new Error('The file cannot be read as CSV or XLSX')
  if (code === 'permission_denied') throw new Error(`The role of this person lacks the right ${error.details?.permission ?? 'to import'}`)
  if (fields.fields === fieldProblems.required) throw new Error('No column has the product code: name it by --column "Title=symbol"')
  if (fields.vat_percent === fieldProblems.not_one_of)
    throw new Error('The shop has no such VAT rate: --vat-percent has to be one of its settings')
  if (fields.vat_percent === fieldProblems.not_offered) throw new Error('The file names VAT rates itself: leave out --vat-percent')
  if (Object.values(fields).includes(fieldProblems.twice))
    throw new Error('Two columns are the same field: leave one out by --column "Title=", or give it another title in the file')
  throw new Error(error.message)
}
