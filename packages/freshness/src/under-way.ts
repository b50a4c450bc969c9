import type { Changes } from './changes.ts'

/** What is being made right now, so that those who ask for the same meanwhile wait for it. */
export interface UnderWay<Value> {
  /** What was begun for the key; undefined where there is none, or something of the shop has changed since. */
  join(shop: number, key: string): Promise<Value> | undefined
  begin(key: string, make: (mark: number) => Promise<Value>): Promise<Value>
}

export function openUnderWay<Value>(changes: Changes): UnderWay<Value> {
  const underWay = new Map<string, { mark: number; made: Promise<Value> }>()
  return {
    join(shop, key) {
      const one = underWay.get(key)
      return one && changes.stand(shop, one.mark, null) ? one.made : undefined
    },
    begin(key, make) {
      const mark = changes.mark()
      const one = { mark, made: make(mark) }
      underWay.set(key, one)
      const forget = () => underWay.get(key) === one && underWay.delete(key)
      one.made.then(forget, forget)
      return one.made
    },
  }
}
