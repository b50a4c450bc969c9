import { z } from 'zod'
import { europeanUnion, maxLengths } from '../../constants.ts'
import { producer as shownProducer } from '../../entities/producer.ts'
import { country, id, idAsText } from '../../entities/scalars.ts'
import { fieldProblems } from '../../field-problems.ts'
import { visibleText } from '../../visible-text.ts'
import { adminCall } from '../admin-call.ts'
import { atRevision, writtenRevision } from '../classification.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'

const ofProducer = inShop.extend({ id: idAsText })
const producer = shownProducer.extend({
  id,
  /** Brands that name it. */
  brands: z.int(),
})

const required = (max: number) => visibleText().min(1).max(max)

/** Somebody who can be reached, as regulation (EU) 2023/988 wants it shown beside each product. */
const reachable = {
  name: required(maxLengths.name),
  /** Null or empty where the postal code suffices. */
  street: z.string().trim().max(maxLengths.street).nullable(),
  postal_code: required(maxLengths.postal_code),
  city: required(maxLengths.city),
  country,
  /** An e-mail address, or a web address with its scheme. */
  electronic_address: z
    .string()
    .trim()
    .max(maxLengths.email, { abort: true })
    .regex(/^(?:https?:\/\/[^\s/]\S*|[^@\s:/]+@[^@\s]+)$/),
}

const written = { ...reachable, responsible_person: z.object(reachable).nullable() }

/** A producer outside the European Union needs somebody responsible inside of it (regulation (EU) 2023/988, article 16). */
const isReachableInUnion = (one: { country: string; responsible_person: { country: string } | null }) =>
  europeanUnion.includes(one.country) || one.responsible_person !== null
const isPersonInUnion = ({ responsible_person: person }: { responsible_person: { country: string } | null }) =>
  person === null || europeanUnion.includes(person.country)
const withPerson = <Shape extends z.ZodObject>(body: Shape) =>
  body
    .refine(one => isReachableInUnion(one as never), { path: ['responsible_person'], error: fieldProblems.required })
    .refine(one => isPersonInUnion(one as never), { path: ['responsible_person', 'country'], error: fieldProblems.not_one_of })

export const producerCalls = {
  producers: adminCall({
    method: 'GET',
    path: '/shops/{shop}/producers',
    permission: 'products:read',
    summary: 'All producers, by name',
    params: inShop,
    response: z.array(producer),
    download: downloadOf(producer, {
      title: { en: 'Producers', pl: 'Producenci' },
      columns: {
        id: { title: { en: 'Producer no.', pl: 'Nr producenta' }, kind: 'number' },
        name: { title: { en: 'Name', pl: 'Nazwa' }, kind: 'text' },
        street: { title: { en: 'Street and number', pl: 'Ulica i numer' }, kind: 'text' },
        postal_code: { title: { en: 'Postal code', pl: 'Kod pocztowy' }, kind: 'text' },
        city: { title: { en: 'City', pl: 'Miejscowość' }, kind: 'text' },
        country: { title: { en: 'Country', pl: 'Kraj' }, kind: 'text' },
        electronic_address: { title: { en: 'E-mail or website', pl: 'E-mail lub strona internetowa' }, kind: 'text' },
        responsible_person: [
          { title: { en: 'Responsible person', pl: 'Osoba odpowiedzialna' }, kind: 'text', part: 'name' },
          {
            title: { en: 'Responsible person: street and number', pl: 'Osoba odpowiedzialna: ulica i numer' },
            kind: 'text',
            part: 'street',
          },
          { title: { en: 'Responsible person: postal code', pl: 'Osoba odpowiedzialna: kod pocztowy' }, kind: 'text', part: 'postal_code' },
          { title: { en: 'Responsible person: city', pl: 'Osoba odpowiedzialna: miejscowość' }, kind: 'text', part: 'city' },
          { title: { en: 'Responsible person: country', pl: 'Osoba odpowiedzialna: kraj' }, kind: 'text', part: 'country' },
          {
            title: { en: 'Responsible person: e-mail or website', pl: 'Osoba odpowiedzialna: e-mail lub strona internetowa' },
            kind: 'text',
            part: 'electronic_address',
          },
        ],
        brands: { title: { en: 'Brands', pl: 'Marki' }, kind: 'number' },
      },
    }),
    errors: [],
  }),
  producer: adminCall({
    method: 'GET',
    path: '/shops/{shop}/producers/{id}',
    permission: 'products:read',
    summary: 'A producer with the person responsible in the European Union',
    params: ofProducer,
    query: atRevision,
    response: producer.extend({ revision: z.string() }),
    errors: ['producer_not_found', 'classification_changed'],
  }),
  createProducer: adminCall({
    method: 'POST',
    path: '/shops/{shop}/producers',
    permission: 'products:write',
    summary: 'Create a producer. One outside the European Union needs a responsible person in it',
    params: inShop,
    body: withPerson(z.object(written)),
    response: z.object({ id }),
    errors: ['classification_full'],
  }),
  saveProducer: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/producers/{id}',
    permission: 'products:write',
    summary: 'Change a producer. What others have changed since the revision is merged, field by field',
    params: ofProducer,
    body: withPerson(z.object({ revision: writtenRevision, ...written })),
    response: ok,
    errors: ['producer_not_found', 'classification_changed'],
  }),
  deleteProducer: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/producers/{id}',
    permission: 'products:write',
    summary: 'Delete a producer that no brand names',
    params: ofProducer,
    response: ok,
    errors: ['producer_not_found', 'still_in_use'],
  }),
}
