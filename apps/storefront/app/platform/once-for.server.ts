import { idempotencyKeyFor } from '@stragan/web/form.server'

/** Call option for a form that may be submitted twice: the same request is made once. A changed one, after going back, is another. */
export const onceFor = ({ key }: { readonly key?: string }, request: object) =>
  idempotencyKeyFor(key && `${key} ${JSON.stringify(request)}`)
