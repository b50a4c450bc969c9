import { classificationPictureCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-category-picture.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/categories/${params.id}`)

export const action = sentAction(classificationPictureCalls.setCategoryPicture)
