import { ShopError } from '@stragan/contract'
import { productPictureCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sendOn, uploadAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-pictures.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/products/${params.id}/pictures`)

/** For scripts: adds a picture, and says what became of it. */
export const action = uploadAction(async (office, body, { params }) => {
  const { files, refused } = await sendOn(office, productPictureCalls.addProductPictures, { shop: params.shop, id: params.id }, body)
  return Response.json({ files }, { status: refused === null ? 200 : new ShopError(refused.code).status })
})
