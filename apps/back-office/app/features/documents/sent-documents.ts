import { productDocumentCalls } from '@stragan/contract/admin'
import { redirect } from 'react-router'
import { sentAction } from '../../platform/uploads/uploads.server.ts'
import type { Route } from './+types/sent-documents.ts'

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/${params.shop}/products/${params.id}/documents`)

/** Adds a data sheet. */
export const action = sentAction(productDocumentCalls.addProductDocuments)
