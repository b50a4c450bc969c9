import { metaOf } from '../../platform/head.ts'
import type { Route } from './+types/privacy-policy-page.ts'
import { contentLoader } from './content-page.server.ts'
import { ContentText } from './content-text.tsx'

export const loader = contentLoader('privacy-policy', 'privacyPolicy')

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <ContentText {...loaderData} />
}
