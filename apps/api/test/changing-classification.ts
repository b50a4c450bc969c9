import { expect } from 'vitest'
import { sql } from '../src/platform/database.ts'
import type { World } from './changing-world.ts'
import { filesOf, newPicture } from './uploaded-files.ts'

const both = (word: string) => ({ en: word, pl: `${word} po polsku` })
const none = { en: '', pl: '' }
const categoryTexts = (name: string) => ({
  name: both(name),
  slugs: none,
  description: both('About'),
  seo_title: none,
  seo_description: none,
})
const brandTexts = (name: string) => ({ name, slug: '', description: none, seo_title: none, seo_description: none, producer_id: null })
const producerData = {
  name: 'Acme',
  street: 'Prosta 1',
  postal_code: '00-001',
  city: 'Warszawa',
  country: 'PL',
  electronic_address: 'acme@example.com',
  responsible_person: null,
}

const word = () => `T${crypto.randomUUID().slice(0, 8)}`

async function created({ owner, path }: World, list: string, body: object): Promise<string> {
  const { status, body: answer } = await owner.post(`${path}/${list}`, body)
  expect(status).toBe(200)
  return `${path}/${list}/${answer.id}`
}
const newCategory = (world: World) => created(world, 'categories', categoryTexts(word()))
const newBrand = (world: World) => created(world, 'brands', brandTexts(word()))
const newProducer = (world: World) => created(world, 'producers', producerData)
const newFeature = (world: World) => created(world, 'features', { code: '', name: both(word()) })

/** Gives something its picture. */
async function shows({ owner }: World, at: string) {
  const { status, body } = await owner.post(at, await filesOf(await newPicture()))
  expect([status, body.files[0]?.outcome]).toEqual([200, 'added'])
}

/** Saves what a form shows, changed. */
async function saved({ owner }: World, at: string, change: (shown: Record<string, never>) => object) {
  const { body } = await owner.get(at)
  return owner.put(at, change(body))
}

const value = (name: string) => ({ code: '', name: both(name) })
const withValues = async (world: World, at: string) => {
  expect((await saved(world, at, shown => ({ ...shown, values: [value('Red'), value('Rosso'), value('Blue')] }))).status).toBe(200)
  return (await world.owner.get(at)).body.values as { id: number; code: string; name: object }[]
}

/** Changes of categories, brands, producers and features; all can be undone. */
const makers = {
  'categories.createCategory':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/categories`, categoryTexts(word())),
  'categories.saveCategory': async (world: World) => {
    const at = await newCategory(world)
    const name = word()
    return () => saved(world, at, shown => ({ ...shown, name: both(name), slugs: { en: `${name}-en`.toLowerCase(), pl: '' } }))
  },
  'categories.setCategoryList': async (world: World) => {
    const at = await newCategory(world)
    const { first_products, facets } = (await world.owner.get(at)).body
    const { symbol } = (await world.owner.get(`${world.path}/products?limit=1`)).body.items[0]
    return () => world.owner.put(`${at}/list`, { first_products: [symbol], facets: [], from: { first_products, facets } })
  },
  'categories.moveCategory': async (world: World) => {
    const [at, parent] = [await newCategory(world), await newCategory(world)]
    return () => world.owner.put(`${at}/place`, { parent_id: Number(parent.split('/').at(-1)) })
  },
  'categories.deleteCategory': async (world: World) => {
    const at = await newCategory(world)
    await saved(world, at, shown => ({ ...shown, slugs: { en: word().toLowerCase(), pl: word().toLowerCase() } }))
    await shows(world, `${at}/picture`)
    return () => world.owner.delete(at)
  },
  'brands.createBrand':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/brands`, brandTexts(word())),
  'brands.saveBrand': async (world: World) => {
    const at = await newBrand(world)
    const slug = word().toLowerCase()
    return () => saved(world, at, shown => ({ ...shown, slug, description: both('Tools'), seo_title: both('Tools for wood') }))
  },
  'brands.deleteBrand': async (world: World) => {
    const at = await newBrand(world)
    await shows(world, `${at}/logo`)
    return () => world.owner.delete(at)
  },
  'classificationPictures.setCategoryPicture': async (world: World) => {
    const at = `${await newCategory(world)}/picture`
    await shows(world, at)
    const form = await filesOf(await newPicture())
    return () => world.owner.post(at, form)
  },
  'classificationPictures.removeCategoryPicture': async (world: World) => {
    const at = `${await newCategory(world)}/picture`
    await shows(world, at)
    return () => world.owner.delete(at)
  },
  'classificationPictures.setBrandLogo': async (world: World) => {
    const at = `${await newBrand(world)}/logo`
    const form = await filesOf(await newPicture())
    return () => world.owner.post(at, form)
  },
  'classificationPictures.describeBrandLogo': async (world: World) => {
    const at = await newBrand(world)
    await shows(world, `${at}/logo`)
    const { id, alt: from } = (await world.owner.get(at)).body.logo
    return () => world.owner.put(`${at}/logo`, { id, from, alt: both('The logo') })
  },
  'classificationPictures.removeBrandLogo': async (world: World) => {
    const at = `${await newBrand(world)}/logo`
    await shows(world, at)
    return () => world.owner.delete(at)
  },
  'producers.createProducer':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/producers`, producerData),
  'producers.saveProducer': async (world: World) => {
    const at = await newProducer(world)
    return () => saved(world, at, shown => ({ ...shown, country: 'US', responsible_person: { ...producerData, name: 'Agent' } }))
  },
  'producers.deleteProducer': async (world: World) => {
    const at = await newProducer(world)
    return () => world.owner.delete(at)
  },
  'features.createFeature':
    async ({ owner, path }: World) =>
    () =>
      owner.post(`${path}/features`, { code: '', name: both(word()) }),
  'features.saveFeature': async (world: World) => {
    const at = await newFeature(world)
    const [red, , blue] = await withValues(world, at)
    const values = [blue, { ...red, code: 'crimson', name: both('Crimson') }, value('Green')]
    return () => saved(world, at, shown => ({ ...shown, name: both('Colour'), values }))
  },
  'features.moveFeature': async (world: World) => {
    const [first] = [await newFeature(world), await newFeature(world)]
    return () => world.owner.put(`${first}/place`, { before_id: null })
  },
  'features.mergeFeatureValues': async (world: World) => {
    const { api, shopId, first, now } = world
    const at = await newFeature(world)
    const [red, rosso] = (await withValues(world, at)).map(({ id }) => id)
    const owner = api.db.asOwner(now())
    // A product with both values, and a variant with the one that goes.
    for (const id of [red, rosso])
      await owner.query(sql`insert into product_features (shop_id, product_id, value_id) values (${shopId}, ${first}, ${id})`)
    await owner.query(
      sql`insert into variant_features (shop_id, product_id, variant_id, value_id) values (${shopId}, ${first}, ${first}, ${rosso})`,
    )
    return () => world.owner.post(`${at}/merged_values`, { value_id: rosso, into_id: red })
  },
  'features.deleteFeature': async (world: World) => {
    const at = await newFeature(world)
    await withValues(world, at)
    return () => world.owner.delete(at)
  },
}

export const classificationChanges = Object.fromEntries(
  Object.entries(makers).map(([call, prepare]) => [call, { outcome: 'undone', prepare }]),
) as { [call in keyof typeof makers]: { outcome: 'undone'; prepare: (typeof makers)[call] } }
