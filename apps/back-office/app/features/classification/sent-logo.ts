import { classificationPictureCalls } from '@stragan/contract/admin'
import { toPage } from '../../platform/page.server.ts'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-logo.ts'

export const loader = ({ params }: Route.LoaderArgs) => toPage(`/${params.shop}/brands/${params.id}`)

export const action = sentAction(classificationPictureCalls.setBrandLogo)
