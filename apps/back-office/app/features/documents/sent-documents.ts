import { ShopError } from '@stragan/contract'
import { productDocumentCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sendOn, uploadAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-documents.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/products/${params.id}/documents`)

/** For scripts: adds a data sheet, and says what became of it. */
export const action = uploadAction(async (office, body, { params }) => {
  const { files, refused } = await sendOn(office, productDocumentCalls.addProductDocuments, { shop: params.shop, id: params.id }, body)
  return Response.json({ files }, { status: refused === null ? 200 : new ShopError(refused.code).status })
})
