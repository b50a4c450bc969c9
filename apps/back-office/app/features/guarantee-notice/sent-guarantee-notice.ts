import { guaranteeNoticeCalls } from '@stragan/contract/admin'
import { toPage } from '../../platform/page.server.ts'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-guarantee-notice.ts'

export const loader = ({ params }: Route.LoaderArgs) => toPage(`/${params.shop}/guarantee-notice/${params.language}`)

export const action = sentAction(guaranteeNoticeCalls.setGuaranteeNotice)
