import type { Career } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { PublicContext } from '../../platform/public-context.ts'
import { addressOf, type Thing } from '../../platform/structured-data.ts'

/** JSON-LD of a job (JobPosting). Salaries are in PLN; without a country of the shop the job is in Poland. */
export function careerJsonLd(ctx: PublicContext, career: Career): Thing {
  const { language, bootstrap } = ctx
  const { id, title, place, employment, published_at, valid_until, html } = career
  const url = addressOf(ctx, hrefTo(language, 'career', { id }))
  return {
    '@type': 'JobPosting',
    '@id': url,
    url,
    title,
    description: html,
    datePosted: published_at,
    ...(valid_until && { validThrough: valid_until }),
    employmentType: employment,
    identifier: { '@type': 'PropertyValue', name: bootstrap.shop.name, value: id },
    hiringOrganization: { '@type': 'Organization', name: bootstrap.business?.name ?? bootstrap.shop.name, url: addressOf(ctx, '/') },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: bootstrap.business?.country ?? 'PL' },
    },
    ...baseSalaryOf(career),
    directApply: true,
  }
}

function baseSalaryOf({ salary_from, salary_to }: Career): { baseSalary?: Thing } {
  if (salary_from === null && salary_to === null) return {}
  const bounds = {
    ...(salary_from !== null && { minValue: salary_from }),
    ...(salary_to !== null && { maxValue: salary_to }),
  }
  return {
    baseSalary: { '@type': 'MonetaryAmount', currency: 'PLN', value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...bounds } },
  }
}
