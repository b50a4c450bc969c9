/** A text of the shop's own, which the API has sanitised. A table that is wider than its place is scrolled, with the keyboard too. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the API lets only harmless elements through
  <article className="prose-shop" dangerouslySetInnerHTML={{ __html: withRoom(html) }} />
)

const withRoom = (html: string) =>
  html.replaceAll('<table>', '<div class="overflow-x-auto" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
