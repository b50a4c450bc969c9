import { classificationPictureCalls } from '@stragan/contract/admin'
import { toPage } from '../../platform/page.server.ts'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-category-picture.ts'

export const loader = ({ params }: Route.LoaderArgs) => toPage(`/${params.shop}/categories/${params.id}`)

export const action = sentAction(classificationPictureCalls.setCategoryPicture)
