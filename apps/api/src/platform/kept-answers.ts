import { createCacheStore, createMemo, createSingleFlight } from '@stragan/cache'
import type { Ctx, Serving } from '../context.ts'
import { sql } from './database.ts'

/** A request as far as it decides whether a kept answer is one to it. */
export interface AskedFor {
  method: string
  /** Path and query as they were sent. */
  url: string
  header: (name: 'shop-origin' | 'accept-language' | 'authorization' | 'changes-seen' | 'storefront-secret') => string | undefined
}

/** The same, and a mark of before anything was looked up for it: whose host it is, and which language its shop speaks. */
interface Looked extends AskedFor {
  mark: number
}

/** An answer that is the same for everybody, and for whom it holds how long. */
interface Answer {
  json: string
  headers: Record<string, string>
}

interface Made {
  json: string
  /** The same, once it was asked for again. */
  bytes?: Buffer
  tags: readonly string[]
  until: number
}

export interface KeptAnswers {
  /** What is kept under a key, which is the call and its input, or else is made now. */
  answer(ctx: Ctx, key: string, said: Looked, make: (ctx: Ctx) => Promise<string>): Promise<Answer>
  /** What was answered when exactly this was asked before, if it stands: without looking at what it says. */
  answered(said: AskedFor): { bytes: Buffer; headers: Record<string, string> } | undefined
}

const mostBytes = 64 * 1024 * 1024
/** Where nothing was said about it, an answer is made of every product. */
const unsaid: readonly string[] = ['products']

/**
 * Answers that are the same for everybody, made once until something that they were made of changes, and told with what that is:
 * `cache-tag` names it, `fresh-for` says for how many milliseconds time itself changes nothing, `shop` whose it is. Without word of
 * changes each is made anew, and says nothing of itself.
 */
export function keptAnswers({
  changeLog,
  registerMetrics,
  clock,
  isStorefront,
}: Pick<Serving, 'changeLog' | 'registerMetrics' | 'clock' | 'isStorefront'>): KeptAnswers {
  if (!changeLog)
    return { answer: async (ctx, _, __, make) => ({ json: await make(ctx), headers: sharedAnswer }), answered: () => undefined }
  const answers = createCacheStore<Made>(changeLog, mostBytes)
  const moments = createCacheStore<number>(changeLog, 1024 * 1024)
  const underWay = createSingleFlight<Made>(changeLog)
  const places = createMemo<{ shop: number; key: string; mark: number }>()
  let hits = 0
  let misses = 0
  registerMetrics?.('response_cache', () => ({ hits_total: hits, misses_total: misses, bytes: answers.bytes() }))

  const momentOf = async (ctx: Ctx, now: number): Promise<number> => {
    const known = moments.get(ctx.shop.id, '', now)
    if (known !== undefined) return known
    const mark = changeLog.version()
    const until = await nextMoment(ctx)
    moments.set(ctx.shop.id, '', { value: until, bytes: 100, version: mark, tags: unsaid, expiresAt: until })
    return until
  }

  const make = async (ctx: Ctx, key: string, mark: number, work: (ctx: Ctx) => Promise<string>) => {
    let tags = unsaid
    const madeOf = (...said: string[]) => {
      tags = said
    }
    const [json, until] = await Promise.all([work({ ...ctx, madeOf }), momentOf(ctx, ctx.now.getTime())])
    const answer = { json, tags, until }
    answers.set(ctx.shop.id, key, { value: answer, bytes: json.length * 3 + key.length * 2 + 500, version: mark, tags, expiresAt: until })
    return answer
  }

  /**
   * Whether the caller has heard of a newer change of the shop than this process: what is kept is not good enough then. Only a storefront
   * is believed: anybody else could have every answer made anew.
   */
  const isBehind = (shop: number, { header }: AskedFor) => {
    const seen = header('changes-seen')
    return seen !== undefined && Number(seen) > (changeLog.shopVersion(shop) ?? 0) && isStorefront(header('storefront-secret'))
  }

  const answer: KeptAnswers['answer'] = async (ctx, asked, said, work) => {
    const { id } = ctx.shop
    const now = ctx.now.getTime()
    const key = `${ctx.language} ${asked}`
    const bypass = isBehind(id, said)
    places.set(wordsOf(said), { shop: id, key, mark: said.mark })
    const shared = () => {
      const at = `${id} ${key}`
      return underWay.join(id, at) ?? underWay.start(at, mark => make(ctx, key, mark, work))
    }
    const known = bypass ? undefined : answers.get(id, key, now)
    if (known) hits++
    else misses++
    const made = known ?? (bypass ? await make(ctx, key, changeLog.version(), work) : await shared())
    return { json: made.json, headers: headersOf(id, made, now) }
  }

  return {
    answer,
    answered(said) {
      const place = places.get(wordsOf(said))
      if (!place || !changeLog.isFresh(place.shop, place.mark, [])) return undefined
      if (isBehind(place.shop, said)) return undefined
      const now = clock().getTime()
      const known = answers.get(place.shop, place.key, now)
      if (!known) return undefined
      hits++
      known.bytes ??= Buffer.from(known.json)
      return { bytes: known.bytes, headers: headersOf(place.shop, known, now) }
    },
  }
}

/** All of a request that may make its answer another, as long as the shop itself is as it was. */
const wordsOf = ({ method, url, header }: AskedFor) => [
  method,
  url,
  header('shop-origin'),
  header('accept-language'),
  header('authorization'),
]

/** Who keeps it asks before each use: only a process that is told of changes knows how long it holds. */
const sharedAnswer = { 'cache-control': 'public, no-cache', vary: 'shop-origin, accept-language, authorization' }

const headersOf = (shop: number, { tags, until }: Made, now: number) => ({
  ...sharedAnswer,
  'cache-tag': tags.join(','),
  'fresh-for': String(until - now),
  shop: String(shop),
})

async function nextMoment(ctx: Ctx) {
  const [row] = await ctx.inShop(tx =>
    tx.query<{ moment: Date }>(sql`
      select next_moment(${ctx.shop.id}, coalesce((
        select (entry ->> 'new_days')::int from configuration where shop_id = ${ctx.shop.id} and scope = 'shop_configuration' order by position limit 1), 30)) as moment`),
  )
  return (row as { moment: Date }).moment.getTime()
}
