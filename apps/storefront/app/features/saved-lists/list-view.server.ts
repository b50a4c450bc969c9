import type { ResponseOutput, savedListCalls } from '@stragan/contract'

type Content = ResponseOutput<typeof savedListCalls.sharedList>

/** A list as its pages show it. */
export const listView = ({ name, lines, products_net, products_gross, currency }: Content) => ({
  name,
  currency,
  net: products_net,
  gross: products_gross,
  lines: lines.map(({ weight: _, price_source: _source, explanation: _why, next_tier: _next, ...line }) => line),
})

export type ListView = ReturnType<typeof listView>
