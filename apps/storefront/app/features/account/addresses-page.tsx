import { accountCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { EmptyState } from '@stragan/ui/empty-state'
import { countries } from '@stragan/web/countries.server'
import { redirect } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/addresses-page.ts'
import { accountMessages } from './account.messages.ts'
import { accountForm } from './account-form.ts'
import { AccountLayout } from './account-layout.tsx'
import { AccountProblems } from './account-problems.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { addressesMessages } from './addresses.messages.ts'
import { addressesAction } from './addresses-action.server.ts'

const outcomes = ['saved', 'removed', 'changed'] as const

export const loader = personalLoader(async (ctx, { ifSession }, { query }) => {
  const { language, bootstrap } = ctx
  const addresses = await ifSession(accountCalls.addresses, {})
  // The session expired between the guard and this call.
  if (!addresses) throw redirect('/auth')
  const head = {
    title: `${accountMessages[language].pages.addresses} | ${bootstrap.shop.name}`,
    description: addressesMessages[language].about(bootstrap.shop.name),
    alternates: alternatesOf('addresses'),
    noindex: true,
  }
  return {
    language,
    ...headOf(ctx, head),
    key: crypto.randomUUID() as string,
    addresses,
    countries: countries[language],
    edited: addresses.find(({ id }) => String(id) === query.get('edit')),
    adds: query.has('add'),
    done: outcomes.find(flag => query.has(flag)) ?? null,
  }
})

export const action = addressesAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function AddressesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, key, addresses, countries, edited, adds, done } = loaderData
  const t = addressesMessages[language]
  const isForm = actionData?.intent === 'save'
  const shows = edited !== undefined || adds || isForm || addresses.length === 0
  const countryOf = (code: string) => countries.find(({ value }) => value === code)?.label ?? code
  return (
    <AccountLayout language={language} here="addresses" done={actionData || !done ? undefined : t[done]}>
      {actionData && !isForm && (
        <div className="mb-6">
          <AccountProblems
            language={language}
            form={accountForm(language, { result: actionData, fieldError: () => '' })}
            result={actionData}
          />
        </div>
      )}
      {addresses.length === 0 ? (
        <EmptyState icon="map-pin" title={t.none}>
          <p>{t.noneHint}</p>
        </EmptyState>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="text-quiet">{t.lead}</p>
            {!shows && (
              <ButtonLink kind="primary" icon="plus" href={`${hrefTo(language, 'addresses')}?add=1`}>
                {t.add}
              </ButtonLink>
            )}
          </div>
          {!shows && (
            <ul aria-label={t.list} className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {addresses.map(address => (
                <li key={address.id}>
                  <AddressCard address={address} country={countryOf(address.country)} language={language} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {shows && (
        <div className="mt-6">
          <AddressForm
            key={edited?.id}
            language={language}
            countries={countries}
            result={isForm ? actionData : undefined}
            address={edited}
            formKey={(isForm && actionData.typed.key) || key}
            cancels={addresses.length > 0}
          />
        </div>
      )}
    </AccountLayout>
  )
}
