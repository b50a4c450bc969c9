import { productDocumentCalls } from '@stragan/contract/admin'
import { toPage } from '../../platform/page.server.ts'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-documents.ts'

export const loader = ({ params }: Route.LoaderArgs) => toPage(`/${params.shop}/products/${params.id}/documents`)

/** Adds a data sheet. */
export const action = sentAction(productDocumentCalls.addProductDocuments)
