import { classificationPictureCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-logo.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/brands/${params.id}`)

export const action = sentAction(classificationPictureCalls.setBrandLogo)
