import { metaOf } from '../../platform/head.ts'
import type { Route } from './+types/regulations-page.ts'
import { contentLoader } from './content-page.server.ts'
import { ContentText } from './content-text.tsx'

export const loader = contentLoader('regulations', 'regulations')

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function RegulationsPage({ loaderData }: Route.ComponentProps) {
  return <ContentText {...loaderData} />
}
