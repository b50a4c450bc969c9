import { alternatesOf } from '@stragan/routing'
import { headOf, metaOf } from '../../platform/head.ts'
import { sharedLoader } from '../../platform/shared.server.ts'
import type { Route } from './+types/test-page.ts'

export const loader = sharedLoader(async visit => {
  const { name } = visit.start.shop
  const id = visit.page?.id === 'test2' ? 'test2' : 'test1'
  return { name, id, ...headOf(visit, { title: `${id} | ${name}`, description: name, alternates: alternatesOf(id), noindex: true }) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** The simple layout, with the shop's name and the build: to see that both are what they should be. */
export default function TestPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="font-semibold text-2xl">{loaderData.name}</h1>
      <p className="mt-2 text-quiet tabular-nums">
        {loaderData.id} · {__BUILD__}
      </p>
    </>
  )
}
