import { alternatesOf } from '@stragan/routing'
import { headOf, metaOf } from '../../platform/head.ts'
import { publicLoader } from '../../platform/public-loader.server.ts'
import type { Route } from './+types/test-page.ts'

export const loader = publicLoader(async ctx => {
  const { name } = ctx.bootstrap.shop
  const id = ctx.page?.id === 'test2' ? 'test2' : 'test1'
  return { name, id, ...headOf(ctx, { title: `${id} | ${name}`, description: name, alternates: alternatesOf(id), noindex: true }) }
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Test page of the simple layout with the shop's name and the build. */
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
