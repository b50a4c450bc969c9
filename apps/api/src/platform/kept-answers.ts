import { openStore, openUnderWay } from '@stragan/freshness'
import type { Ctx, Dependencies } from '../context.ts'
import { sql } from './database.ts'

/** An answer that is the same for everybody, and for whom it holds how long. */
interface Answer {
  json: string
  headers: Record<string, string>
}

interface Made {
  json: string
  tags: readonly string[]
  until: number
}

interface Asked {
  /** What makes the answer another: the call and its input. */
  key: string
  /** The newest change of the shop that whoever asks has heard of: what is older than that is not good enough. */
  seen: number
}

export type KeptAnswers = (ctx: Ctx, asked: Asked, make: (ctx: Ctx) => Promise<string>) => Promise<Answer>

const mostBytes = 64 * 1024 * 1024
/** Where nothing was said about it, an answer is made of every product. */
const unsaid: readonly string[] = ['products']

/**
 * Answers that are the same for everybody, made once until something that they were made of changes, and told with what that is:
 * `cache-tag` names it, `fresh-for` says for how many milliseconds time itself changes nothing, `shop` whose it is. Without word of
 * changes each is made anew, and says nothing of itself.
 */
export function keptAnswers({ changes }: Dependencies): KeptAnswers {
  if (!changes) return async (ctx, _, make) => ({ json: await make(ctx), headers: {} })
  const answers = openStore<Made>(changes, mostBytes)
  const moments = openStore<number>(changes, 1024 * 1024)
  const underWay = openUnderWay<Made>(changes)

  const momentOf = async (ctx: Ctx, now: number): Promise<number> => {
    const known = moments.get(ctx.shop.id, '', now)
    if (known !== undefined) return known
    const mark = changes.mark()
    const until = await nextMoment(ctx)
    moments.put(ctx.shop.id, '', { value: until, bytes: 100, mark, tags: unsaid, until })
    return until
  }

  const make = async (ctx: Ctx, key: string, mark: number, work: (ctx: Ctx) => Promise<string>) => {
    let tags = unsaid
    const madeOf = (...said: string[]) => {
      tags = said
    }
    const [json, until] = await Promise.all([work({ ...ctx, madeOf }), momentOf(ctx, ctx.now.getTime())])
    const answer = { json, tags, until }
    answers.put(ctx.shop.id, key, { value: answer, bytes: json.length * 2 + key.length * 2 + 500, mark, tags, until })
    return answer
  }

  return async (ctx, { key: asked, seen }, work) => {
    const { id } = ctx.shop
    const now = ctx.now.getTime()
    const key = `${ctx.language} ${asked}`
    const isBehind = seen > (changes.numberOf(id) ?? 0)
    const shared = () => {
      const at = `${id} ${key}`
      return underWay.join(id, at) ?? underWay.begin(at, mark => make(ctx, key, mark, work))
    }
    const answer = isBehind ? await make(ctx, key, changes.mark(), work) : (answers.get(id, key, now) ?? (await shared()))
    return {
      json: answer.json,
      headers: { 'cache-tag': answer.tags.join(','), 'fresh-for': String(answer.until - now), shop: String(id) },
    }
  }
}

const nextMoment = (ctx: Ctx) =>
  ctx.inShop(async tx => {
    const [row] = await tx.query<{ moment: Date }>(sql`
      select next_moment(${ctx.shop.id}, coalesce((
        select (entry ->> 'new_days')::int from configuration where shop_id = ${ctx.shop.id} and scope = 'shop_configuration' order by position limit 1), 30)) as moment`)
    return (row as { moment: Date }).moment.getTime()
  })
