import { type ResponseOutput, ShopError } from '@stragan/contract'
import { featureCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import type { Office } from '../../platform/office.server.ts'
import { done, requireAccount, submit } from '../../platform/page.server.ts'
import { nameIn } from './category-tree.ts'
import { fieldsOfDocument } from './documents.ts'
import { namedOf, namedTable } from './feature-form.tsx'
import { neighbourAfterMove } from './moved.ts'
import { saveChange, type Version } from './save-change.server.ts'

type Feature = ResponseOutput<typeof featureCalls.feature>
type Named = Pick<Feature, 'code' | 'name'>

interface At {
  params: { shop: string; id: number }
  path: string
}

const calls = (office: Office, params: At['params']) => ({
  at: (revision?: string) => office.api(featureCalls.feature, { params, query: { revision } }),
  /** The feature that a form was made from, where the history has it; what is saved with its revision is merged, else refused. */
  base: (revision: string) =>
    office.api(featureCalls.feature, { params, query: { revision } }).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'classification_changed')
        return office.api(featureCalls.feature, { params, query: {} })
      throw error
    }),
})

export const namedFields = ({ code, name }: Named) => fieldsOfDocument({ code, name })

const written = ({ code, name, values }: Pick<Feature, 'code' | 'name' | 'values'>) => ({
  code,
  name,
  values: values.map(({ id, code, name }) => ({ id, code, name })),
})

/** Carries out a form of a feature's page. */
export async function actOnFeature(office: Office, form: FormFields, { params, path }: At) {
  const { language } = await requireAccount(office)
  const { at, base } = calls(office, params)
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const call = featureCalls.saveFeature
  const revision = form.text('revision')
  if (intent === 'save') {
    const named = namedOf(fields)
    const args = { params, body: { revision, ...written(await base(revision)), ...named } }
    const load = async (of?: string): Promise<Version> => at(of).then(one => ({ revision: one.revision, fields: namedFields(one) }))
    const refused = await saveChange(office, { intent, table: namedTable, fields, call, args, load })
    return refused ?? done(office, path, { kind: 'settings_saved', subject: nameIn(named.name, language) })
  }
  const feature = await at()
  const subject = nameIn(feature.name, language)
  if (intent === 'add') {
    const named = namedOf(fields)
    const body = { revision: feature.revision, ...written(feature) }
    const args = { params, body: { ...body, values: [...body.values, named] } }
    const { refused } = await submit(office, { intent, table: namedTable, fields, call, args })
    return refused ?? done(office, `${path}#values`, { kind: 'settings_saved', subject: nameIn(named.name, language) })
  }
  if (intent === 'up' || intent === 'down') {
    const id = Number(form.text('id'))
    const ids = feature.values.map(value => value.id)
    const before = neighbourAfterMove(ids, id, intent)
    if (before !== undefined) {
      const moved = ids.filter(one => one !== id)
      moved.splice(before === null ? moved.length : moved.indexOf(before), 0, id)
      const values = moved.flatMap(one => feature.values.find(value => value.id === one) ?? [])
      await office.api(call, { params, body: { revision: feature.revision, ...written({ ...feature, values }) } })
    }
    return done(office, `${path}#value-${id}`)
  }
  if (intent !== 'delete') throw new ShopError('not_found')
  const { refused } = await submit(office, { intent, table: {}, fields, call: featureCalls.deleteFeature, args: { params } })
  return refused ?? done(office, `/${params.shop}/features`, { kind: 'settings_deleted', subject })
}

/** Carries out a form of the page of a value. */
export async function actOnValue(office: Office, form: FormFields, { params, value }: Pick<At, 'params'> & { value: number }) {
  const { language } = await requireAccount(office)
  const { at, base } = calls(office, params)
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const call = featureCalls.saveFeature
  const list = `/${params.shop}/features/${params.id}`
  const revision = form.text('revision')
  if (intent === 'save') {
    const named = namedOf(fields)
    const document = written(await base(revision))
    const values = document.values.map(one => (one.id === value ? { id: value, ...named } : one))
    const args = { params, body: { revision, ...document, values } }
    const load = async (of?: string) => at(of).then(one => ({ revision: one.revision, fields: namedFields(valueIn(one, value)) }))
    const refused = await saveChange(office, { intent, table: namedTable, fields, call, args, load })
    return refused ?? done(office, `${list}#value-${value}`, { kind: 'settings_saved', subject: nameIn(named.name, language) })
  }
  const feature = await at()
  const subject = nameIn(valueIn(feature, value).name, language)
  if (intent === 'merge') {
    const body = { value_id: value, into_id: Number(fields.into_id) }
    const args = { params, body }
    const { refused } = await submit(office, {
      intent,
      table: { into_id: 'required' },
      fields,
      call: featureCalls.mergeFeatureValues,
      args,
    })
    return refused ?? done(office, `${list}#value-${body.into_id}`, { kind: 'settings_deleted', subject })
  }
  if (intent !== 'delete') throw new ShopError('not_found')
  const body = { revision: feature.revision, ...written({ ...feature, values: feature.values.filter(({ id }) => id !== value) }) }
  const { refused } = await submit(office, { intent, table: {}, fields, call, args: { params, body } })
  return refused ?? done(office, `${list}#values`, { kind: 'settings_deleted', subject })
}

/** Throws `feature_not_found` for a value that the feature does not have. */
export function valueIn({ values }: Pick<Feature, 'values'>, id: number) {
  const found = values.find(one => one.id === id)
  if (!found) throw new ShopError('feature_not_found')
  return found
}
