/** HTML of a content page, sanitised by the API. Wide tables scroll, by keyboard too. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API
  <article className="prose-shop" dangerouslySetInnerHTML={{ __html: withRoom(html) }} />
)

const withRoom = (html: string) =>
  html.replaceAll('<table>', '<div class="overflow-x-auto" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
