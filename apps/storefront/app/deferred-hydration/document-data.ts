import { jsonElementStart } from '../platform/json-element.ts'
import { type RouterData, routerDataId } from './router-data.ts'

/** The loaders' data of a document; for tests. */
export function dataInDocument(html: string): object {
  const [, json = ''] = html.split(jsonElementStart(routerDataId))
  const { state } = JSON.parse(json.slice(0, json.indexOf('</script>'))) as RouterData
  return state.loaderData ?? {}
}
