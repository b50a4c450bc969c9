export { problemsOfTree } from './category-tree.ts'
export { problemsOfProducers } from './producers.ts'
