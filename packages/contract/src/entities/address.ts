import { z } from 'zod'
import { maxLengths } from '../constants.ts'
import { fieldProblems } from '../field-problems.ts'
import { isCompanyNumber, isPostalCode, normaliseCompanyNumber, normalisePostalCode } from './address-rules.ts'
import { country, flag } from './scalars.ts'

const text = (max: number) => z.string().trim().min(1).max(max)
const maybe = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform(value => value || null)

/** At least six digits, with common separators. */
export const phone = z
  .string()
  .trim()
  .max(maxLengths.phone)
  .regex(/^\+?[ ()./-]*(?:\d[ ()./-]*){6,}$/)

const fields = z.object({
  first_name: text(maxLengths.first_name),
  last_name: text(maxLengths.last_name),
  company: maybe(maxLengths.company),
  nip: maybe(maxLengths.nip),
  street: text(maxLengths.street),
  postal_code: text(maxLengths.postal_code),
  city: text(maxLengths.city),
  country,
  phone: phone.nullish().or(z.literal('').transform(() => null)),
})

type WrittenAddress = Pick<z.infer<typeof fields>, 'country' | 'postal_code' | 'nip'>

/** Validates the postal code by country, and a company's number by its checksum in Poland, by its format in the rest of the EU. */
function checkByCountry({ country, postal_code, nip }: WrittenAddress, ctx: z.RefinementCtx) {
  if (!isPostalCode(country, normalisePostalCode(country, postal_code)))
    ctx.addIssue({ code: 'custom', path: ['postal_code'], message: fieldProblems.not_a_postal_code })
  if (nip && !isCompanyNumber(country, nip)) ctx.addIssue({ code: 'custom', path: ['nip'], message: fieldProblems.not_a_vat_number })
}

const normalised = <A extends WrittenAddress>(address: A): A => ({
  ...address,
  postal_code: normalisePostalCode(address.country, address.postal_code),
  nip: address.nip && normaliseCompanyNumber(address.country, address.nip),
})

/** An address in a request: validated and normalised. */
export const address = fields.superRefine(checkByCountry).transform(normalised).meta({ id: 'Address' })

/** An address that may be the customer's default for billing or delivery. */
export const addressWithDefaults = fields
  .extend({ is_default_billing: flag, is_default_delivery: flag })
  .superRefine(checkByCountry)
  .transform(normalised)

/** A stored address, which an earlier version of the rules may have validated. */
export const storedAddress = z
  .object({
    first_name: z.string(),
    last_name: z.string(),
    company: z.string().nullable(),
    nip: z.string().nullable(),
    street: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
    phone: z.string().nullish(),
  })
  .meta({ id: 'StoredAddress' })
export type Address = z.infer<typeof storedAddress>
