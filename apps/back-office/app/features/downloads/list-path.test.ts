import { adminCalls, isListCall } from '@stragan/contract/admin'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { installation, listPath } from './list-path.ts'

const lists = Object.values(adminCalls)
  .flatMap(feature => Object.values(feature))
  .filter(isListCall)

test.each(lists.map(list => list.path))('a download of %s leads back to a page', path => {
  const [shop, file = ''] = path.startsWith('/shops/{shop}/')
    ? ['tools', path.slice('/shops/{shop}/'.length)]
    : [installation, path.slice(1)]
  const to = listPath({ shop, '*': `${file.replace(/\{\w+\}/, '7')}.csv` })
  expect(matchRoutes(routes as RouteObject[], to)?.at(-1)?.route.path).not.toBe('*')
})
