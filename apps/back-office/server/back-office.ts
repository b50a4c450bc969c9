import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { failurePolicy } from '@stragan/contract/error-page'
import { isCsrfSafe } from '@stragan/web/csrf'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { createOffice, nonceContext, officeContext } from '../app/platform/office.server.ts'
import { failedPage, foreignFormPage } from './failure-pages.ts'
import { withPageHeaders } from './headers.ts'
import type { BackOffice, BackOfficeDependencies } from './types.ts'

/** The React application as a function of a request; it reaches the admin API through the contract's client only. */
export function createBackOffice(deps: BackOfficeDependencies): BackOffice {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return {
    async fetch(request, sender) {
      const nonce = randomBytes(16).toString('base64url')
      const office = createOffice(request, sender, deps)
      const secured = (response: Response) =>
        withPageHeaders(response, {
          nonce,
          https: new URL(request.url).protocol === 'https:',
          setCookies: office.setCookies(),
          pictureOrigin: office.pictureOrigin(),
          emailStyles: office.emailStyles(),
          development: !import.meta.env.PROD,
        })
      const plain = (page: Response) => {
        const response = secured(page)
        response.headers.set('content-security-policy', failurePolicy)
        return response
      }
      if (!isCsrfSafe(request)) return plain(foreignFormPage(office.chosenLanguage))
      const context = new RouterContextProvider()
      context.set(officeContext, office)
      context.set(nonceContext, nonce)
      const response = await handle(request, context)
      const isFailed = response.status >= 500 && !response.headers.get('content-type')?.includes('html')
      return isFailed && !new URL(request.url).pathname.endsWith('.data')
        ? plain(failedPage(office.chosenLanguage, response.status))
        : secured(response)
    },
  }
}
