import { expect } from 'vitest'
import type { World } from './changing-world.ts'

const word = () => `word ${crypto.randomUUID().slice(0, 8)}`

async function created({ owner, path }: World, list: string, body: object): Promise<string> {
  const { status, body: answer } = await owner.post(`${path}/${list}`, body)
  expect(status).toBe(200)
  return `${path}/${list}/${answer.id}`
}

/** Changes of synonyms and redirects of searches; all can be undone. */
const makers = {
  'searchSynonyms.addSearchSynonyms':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/search_synonyms`, { words: [word(), word()] }),
  'searchSynonyms.changeSearchSynonyms': async (world: World) => {
    const words = [word(), word()]
    const at = await created(world, 'search_synonyms', { words })
    return () => world.owner.put(at, { words: [...words, word()], from: { words } })
  },
  'searchSynonyms.deleteSearchSynonyms': async (world: World) => {
    const at = await created(world, 'search_synonyms', { words: [word(), word()] })
    return () => world.owner.delete(at)
  },
  'searchRedirects.addSearchRedirect':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/search_redirects`, { search: word(), address: '/en/contact' }),
  'searchRedirects.changeSearchRedirect': async (world: World) => {
    const from = { search: word(), address: '/en/contact' }
    const at = await created(world, 'search_redirects', from)
    return () => world.owner.put(at, { search: from.search, address: '/pl/kontakt?a=1', from })
  },
  'searchRedirects.deleteSearchRedirect': async (world: World) => {
    const at = await created(world, 'search_redirects', { search: word(), address: `/en/category/category-${world.shopId}` })
    return () => world.owner.delete(at)
  },
}

export const searchChanges = Object.fromEntries(
  Object.entries(makers).map(([call, prepare]) => [call, { outcome: 'undone', prepare }]),
) as { [call in keyof typeof makers]: { outcome: 'undone'; prepare: (typeof makers)[call] } }
