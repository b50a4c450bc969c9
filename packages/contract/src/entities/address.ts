import { z } from 'zod'
import { fieldProblems } from '../field-problems.ts'
import { isCompanyNumber, isPostalCode } from './address-rules.ts'
import { country } from './scalars.ts'

const text = (most: number) => z.string().trim().min(1).max(most)
const maybe = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .nullish()
    .transform(value => value || null)

export const phone = z
  .string()
  .trim()
  .max(31)
  .regex(/^\+?[0-9 ()./-]{6,30}$/)

/** Postal codes are checked by country; a company's number by its checksum in Poland, by its form in the rest of the EU. */
export const address = z
  .object({
    first_name: text(100),
    last_name: text(100),
    company: maybe(200),
    nip: maybe(20),
    street: text(200),
    postal_code: text(12),
    city: text(100),
    country,
    phone: phone.nullish().or(z.literal('').transform(() => null)),
  })
  .superRefine(({ country, postal_code, nip }, ctx) => {
    if (!isPostalCode(country, postal_code))
      ctx.addIssue({ code: 'custom', path: ['postal_code'], message: fieldProblems.not_a_postal_code })
    if (nip && !isCompanyNumber(country, nip)) ctx.addIssue({ code: 'custom', path: ['nip'], message: fieldProblems.not_a_vat_number })
  })
  .meta({ id: 'Address' })
export type Address = z.infer<typeof address>
