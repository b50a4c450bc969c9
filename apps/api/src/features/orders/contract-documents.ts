import { type Language, withdrawalAddressee, withdrawalModel } from '@stragan/contract'
import { html, raw } from 'hono/html'
import type { Ctx } from '../../context.ts'
import { pageVersions } from '../content-pages/content-pages.ts'
import type { EmailMessage } from '../mail/mail.ts'
import { contractDocumentMessages } from './contract-document.messages.ts'
import type { OrderEmailData } from './order-email-data.ts'

type Markup = ReturnType<typeof html>
type Attachment = NonNullable<EmailMessage['attachments']>[number]

export interface ContractDocument {
  title: string
  attachment: Attachment
}

/**
 * Renders what the buyer receives on a durable medium with the contract (directive 2011/83/EU, article 8(7); docs/decisions/057): the
 * accepted pages in the version of the order, and for consumers instructions on withdrawal with the model form.
 */
export async function contractDocuments(ctx: Ctx, data: OrderEmailData, day: string): Promise<ContractDocument[]> {
  const { order } = data
  const t = contractDocumentMessages[ctx.language]
  const accepted = order.consents.filter(({ key }) => key in t.files)
  const pages = await pageVersions(ctx, accepted)
  if (pages.length < accepted.length) ctx.log.error({ order: order.number }, 'a page that a buyer accepted is not there any more')
  const write = async (file: string, title: string, body: Markup): Promise<ContractDocument> => {
    const content = Buffer.from(await documentHtml(ctx.language, data.shop.name, title, html`<p>${t.about(order.number, day)}</p>${body}`))
    return { title, attachment: { filename: `${file}.html`, contentType: 'text/html; charset=utf-8', content } }
  }
  return Promise.all([
    ...pages.map(page => write(t.files[page.key] ?? page.key, page.title, html`<p>${t.version(page.version)}</p>${raw(page.html)}`)),
    ...withdrawalDocuments(data, ctx.language).map(({ file, title, body }) => write(file, title, body)),
  ])
}

/** None where there is no right of withdrawal. */
function withdrawalDocuments({ business, withdrawal }: OrderEmailData, language: Language) {
  if (withdrawal === null) return []
  const { instruction, formFile } = contractDocumentMessages[language]
  const { sections, form } = withdrawalModel[language]
  const seller = withdrawalAddressee(business, withdrawal)
  const paragraphs = sections(seller).map(
    section => html`<h2>${section.heading}</h2>${section.paragraphs.map(text => html`<p>${text}</p>`)}`,
  )
  const lines = form.lines(seller).map(line => html`<li>${line}</li>`)
  return [
    { ...instruction, body: html`<p>${instruction.scope}</p>${paragraphs}` },
    { title: form.title, file: formFile, body: html`<p>${form.hint}</p><ul>${lines}</ul><p>${form.note}</p>` },
  ]
}

const sheet = 'body{max-width:42em;margin:2em auto;padding:0 1em;font:1em/1.5 sans-serif}ul li{margin:.75em 0}'

/** A self-contained HTML document, to be saved and printed. */
const documentHtml = async (language: Language, shop: string, title: string, body: Markup) =>
  String(
    await html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${shop}</title>
<style>${sheet}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`,
  )
