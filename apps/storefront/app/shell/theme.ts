import type { ConfigurationEntry } from '@stragan/contract'

type Theme = ConfigurationEntry<'shop'>['theme']

const declarations = (tokens: Readonly<Record<string, string>>) =>
  Object.entries(tokens)
    .map(([token, value]) => `--${token}:${value}`)
    .join(';')

/** Theme tokens as CSS custom properties, inlined in the head. Values are validated when the theme is saved. */
export const themeCss = ({ light, dark, radius, font_text, font_display }: Theme) =>
  `:root{${declarations(light)};--radius:${radius};--font-text:${font_text};--font-display:${font_display}}` +
  `@media(prefers-color-scheme:dark){:root{${declarations(dark)}}}`
