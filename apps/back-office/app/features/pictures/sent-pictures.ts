import { productPictureCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-pictures.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/products/${params.id}/pictures`)

/** Adds a picture. */
export const action = sentAction(productPictureCalls.addProductPictures)
