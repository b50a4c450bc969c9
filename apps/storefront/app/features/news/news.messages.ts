import { polishOf } from '../../platform/format.ts'
import { messages } from '../../platform/messages.ts'

export const newsMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'News',
    text: 'Read what is new in the shop and what is worth knowing about our products.',
    about: (shop: string) => `Read news and advice from ${shop}: what is new in the range, how to choose products and how to use them.`,
    pages: 'Pages of news',
    previous: 'Newer',
    next: 'Older',
    pageName: (page: number) => `Page ${page}`,
    summary: (page: number, pages: number) => `Page ${page} of ${pages}`,
    none: 'No news yet',
    noneHint: 'As soon as there is news, you will find it here.',
    toProducts: 'See the new products',
    more: 'More news',
    all: 'All news',
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Aktualności',
    text: 'Piszemy, co nowego w sklepie i co warto wiedzieć o naszych produktach.',
    about: (shop: string) => `Aktualności i porady sklepu ${shop}: co nowego w ofercie, jak wybierać produkty i jak ich używać.`,
    pages: 'Strony aktualności',
    previous: 'Nowsze',
    next: 'Starsze',
    pageName: (page: number) => `Strona ${page}`,
    summary: (page: number, pages: number) => `Strona ${page} ${polishOf(pages)}`,
    none: 'Nie ma jeszcze aktualności',
    noneHint: 'Gdy tylko będzie o czym napisać, znajdziesz to tutaj.',
    toProducts: 'Zobacz nowe produkty',
    more: 'Więcej aktualności',
    all: 'Wszystkie aktualności',
  },
)
