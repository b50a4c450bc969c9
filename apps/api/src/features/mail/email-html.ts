import type { ConfigurationEntry } from '@stragan/contract'
import { html } from 'hono/html'
import type {
  ColumnsSection,
  EmailContent,
  Fact,
  FactsSection,
  LinkSection,
  Section,
  Span,
  TableRow,
  TableSection,
  TextSection,
} from './email-content.ts'

type Theme = ConfigurationEntry<'shop'>['theme']
type Markup = ReturnType<typeof html>

/**
 * Renders an email in the shop's colours with tables and inline styles, for old mail clients. The style sheet adds dark colours and less
 * padding on phones. Nothing external is loaded.
 */
export async function emailHtml(content: EmailContent, theme: Theme): Promise<string> {
  const look = lookOf(theme)
  const { language, subject, preview, shop, warning, title, lead, sections, footer } = content
  const cell = (inner: Markup | Markup[], style = '') => html`<tr><td class="i p" style="padding:0 24px;${style}">${inner}</td></tr>`
  return String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${sheet(theme)}</style>
</head>
<body class="r" style="margin:0;padding:0;background:${look.raised};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}${'\u00a0\u200c'.repeat(90)}</div>
<table role="presentation" class="r" width="100%" cellpadding="0" cellspacing="0" style="background:${look.raised}">
<tr><td align="center">
<table role="presentation" class="g" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${look.ground};${look.text}">
<tr><td class="i t p" style="padding:20px 24px;border-top:4px solid ${look.accent};text-align:left;${look.display};font-size:20px;font-weight:700">${shop}</td></tr>
${warning && cell(html`<div class="w" style="padding:12px 16px;border:2px solid ${look.warning};border-radius:${look.radius};color:${look.warning};font-weight:700">${warning}</div>`, 'padding-bottom:20px')}
${cell(html`<h1 style="margin:12px 0 12px;${look.display};font-size:28px;line-height:1.2;font-weight:700">${title}</h1>${lead.map(text => html`<p style="margin:0 0 12px">${withLineBreaks(text)}</p>`)}`)}
${sections.map(section => cell(sectionHtml(section, look)))}
<tr><td class="q l p" style="padding:20px 24px 32px;border-top:1px solid ${look.rule};color:${look.quiet};font-size:14px;text-align:left">${footer.map(
      spans =>
        html`<div>${joined(
          spans.map(one => spanHtml(one, look)),
          ', ',
        )}</div>`,
    )}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`,
  )
}

type Look = ReturnType<typeof lookOf>

function lookOf({ light, radius, font_text, font_display }: Theme) {
  return {
    ...light,
    radius,
    text: `color:${light.ink};font-family:${fontStack(font_text)};font-size:16px;line-height:1.5;text-align:left`,
    display: `font-family:${fontStack(font_display.startsWith('var(') ? font_text : font_display)}`,
    figures: 'font-variant-numeric:tabular-nums;white-space:nowrap;text-align:right',
  }
}

/** The theme's font families without the storefront's metric-compatible fallbacks (`... as Arial`), then common fonts. */
function fontStack(families: string): string {
  const names = families.split(',').map(name => name.trim().replaceAll('"', ''))
  const own = names.filter(name => !/ as |^(sans-serif|serif)$/.test(name))
  const common = names.includes('serif') ? ['Georgia', 'Times New Roman', 'serif'] : ['Arial', 'Helvetica', 'sans-serif']
  return [...own, ...common].map(name => (name.includes(' ') ? `'${name}'` : name)).join(',')
}

/** Progressive enhancement of the inline styles. */
const sheet = ({ dark }: Theme) => `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) { .p { padding-left: 16px !important; padding-right: 16px !important } }
@media (prefers-color-scheme: dark) {
.g { background: ${dark.ground} !important } .r { background: ${dark.raised} !important }
.i { color: ${dark.ink} !important } .q { color: ${dark.quiet} !important } .a { color: ${dark.accent} !important }
.b { background: ${dark.accent} !important; color: ${dark['on-accent']} !important } .l { border-color: ${dark.rule} !important }
.w { color: ${dark.warning} !important; border-color: ${dark.warning} !important } .t { border-color: ${dark.accent} !important }
}`

function sectionHtml(section: Section, look: Look): Markup {
  switch (section.kind) {
    case 'facts':
      return factsHtml(section, look)
    case 'table':
      return tableHtml(section, look)
    case 'columns':
      return columnsHtml(section, look)
    case 'text':
      return textSectionHtml(section, look)
    case 'link':
      return linkHtml(section, look)
  }
}

const headingHtml = (heading: string, look: Look, margin = '0 0 8px') =>
  html`<h2 style="margin:${margin};${look.display};font-size:18px;line-height:1.3;font-weight:700">${heading}</h2>`

const spanHtml = ({ text, href }: Span, look: Look) =>
  href ? html`<a class="a" href="${href}" style="color:${look.accent}">${text}</a>` : html`${text}`

/** Shows the line breaks of a plain text. */
const withLineBreaks = (text: string) =>
  joined(
    text.split('\n').map(line => html`${line}`),
    html`<br>`,
  )

const joined = (parts: readonly Markup[], between: string | Markup) => parts.map((part, i) => html`${i > 0 && between}${part}`)

function factsHtml({ heading, text, facts, isMain }: FactsSection, look: Look) {
  const plate = isMain ? `margin:12px 0 20px;background:${look.raised};border-radius:${look.radius}` : 'margin:20px 0'
  return html`
<table role="presentation" class="${isMain ? 'r' : 'g'}" width="100%" cellpadding="0" cellspacing="0" style="${plate}">
<tr><td class="i" style="padding:${isMain ? '16px' : '0'}">${headingHtml(heading, look)}${text && html`<p style="margin:0 0 12px">${text}</p>`}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${facts.map(fact => factHtml(fact, look))}
</table></td></tr>
</table>`
}

const factHtml = ({ name, isStrong, ...value }: Fact, look: Look) => html`
<tr><td class="q" width="34%" style="padding:3px 12px 3px 0;vertical-align:top;color:${look.quiet}">${name}</td>
<td class="i" style="padding:3px 0;vertical-align:top;word-break:break-word;font-variant-numeric:tabular-nums;font-weight:${isStrong ? 700 : 400}">${spanHtml(value, look)}</td></tr>`

function tableHtml({ heading, columns, rows }: TableSection, look: Look) {
  const head = `padding:0 0 6px 8px;color:${look.quiet};font-size:14px;font-weight:400;${look.figures}`
  return html`
<table class="i" width="100%" cellpadding="0" cellspacing="0" style="margin:20px 0 12px;border-collapse:collapse">
<tr><td colspan="${columns.length + 1}">${headingHtml(heading, look, '0')}</td></tr>
<tr><td></td>${columns.map(column => html`<th scope="col" class="q" style="${head}">${column}</th>`)}</tr>
${rows.map(row => [row.title && titleHtml(row, columns.length, look), rowHtml(row, look)])}
</table>`
}

const titleHtml = ({ title, about = [], isRuled }: TableRow, columns: number, look: Look) => html`
<tr><td class="l" colspan="${columns + 1}" style="padding:12px 0 0;${isRuled && `border-top:1px solid ${look.rule}`}"><strong>${title}</strong>${about.map(
  line => html`<div class="q" style="color:${look.quiet};font-size:14px">${line}</div>`,
)}</td></tr>`

/** Renders a row; a total emphasises its last amount. */
function rowHtml({ title, name, amounts, isRuled, isTotal }: TableRow, look: Look) {
  const rule = isRuled && !title ? `padding-top:10px;border-top:1px solid ${look.rule}` : 'padding-top:2px'
  const cell = `padding-bottom:${title ? 12 : 4}px;vertical-align:baseline;${rule}`
  const sizeOf = (isStrong: boolean | undefined) => (isStrong ? 'font-size:16px;font-weight:700' : 'font-size:14px')
  return html`
<tr><td class="l" style="${cell};${sizeOf(isTotal)}">${name}</td>${amounts.map(
    (amount, i) =>
      html`<td class="l" style="${cell};padding-left:8px;${sizeOf(isTotal && i === amounts.length - 1)};${look.figures}">${amount}</td>`,
  )}</tr>`
}

const columnsHtml = ({ columns }: ColumnsSection, look: Look) => html`
<div style="margin:20px 0 8px">${columns.map(
  ({ heading, lines }) =>
    html`<div style="display:inline-block;width:100%;max-width:268px;padding:0 0 12px;vertical-align:top;word-break:break-word">${headingHtml(heading, look)}${joined(
      lines.map(line => html`${line}`),
      html`<br>`,
    )}</div>`,
)}</div>`

const textSectionHtml = ({ heading, text, isQuoted }: TextSection, look: Look) => html`
<div class="l" style="margin:8px 0 20px;word-break:break-word;${isQuoted && `padding-left:16px;border-left:3px solid ${look.rule}`}">${headingHtml(heading, look)}${withLineBreaks(text)}</div>`

const linkHtml = ({ label, href, isPlain }: LinkSection, look: Look) =>
  isPlain
    ? html`
<p style="margin:0 0 20px">${spanHtml({ text: label, href }, look)}</p>`
    : html`
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td class="b" style="background:${look.accent};border-radius:${look.radius}"><a class="b" href="${href}" style="display:inline-block;padding:12px 24px;border-radius:${look.radius};color:${look['on-accent']};font-weight:700;text-decoration:none">${label}</a></td></tr></table>`
