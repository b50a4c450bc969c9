import { productPictureCalls } from '@stragan/contract/admin'
import { toPage } from '../../platform/page.server.ts'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-pictures.ts'

export const loader = ({ params }: Route.LoaderArgs) => toPage(`/${params.shop}/products/${params.id}/pictures`)

/** Adds a picture. */
export const action = sentAction(productPictureCalls.addProductPictures)
