import { maxLineItems, maxLines, maxSavedLists } from '@stragan/contract'
import { fieldErrorFrom, type Refused } from '../../platform/form.ts'
import { fieldsText } from '../../platform/form-texts.ts'
import { formatNumber } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'
import type { NearestQuantities } from '../../platform/visitor-context.ts'
import { notWhole } from '../cart/add-to-cart.messages.ts'
import type { FieldName, SymbolProblem } from './saved-list-fields.ts'

type RefusalText = { title: string; text: string }

const lines = (n: number) => `${formatNumber('en', n)} ${plural('en', n, { one: 'line', other: 'lines' })}`
const pozycji = (n: number) =>
  `${formatNumber('pl', n)} ${plural('pl', n, { one: 'pozycja', few: 'pozycje', many: 'pozycji', other: 'pozycji' })}`

export const savedListMessages = messages(
  {
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    title: 'Saved lists',
    about: (shop: string) => `Keep lists of the products and quantities that you order again and again at ${shop}.`,
    aboutList: 'See the products and quantities of a saved list, with today’s prices and stock.',
    none: 'No lists yet',
    noneHint:
      'Make a list, such as “Workshop, monthly order”, of what you order regularly, and put it all into the cart at once next time.',
    yours: 'Your lists',
    count: lines,
    changed: 'Changed',
    isShared: 'Shared',
    newList: 'New list',
    name: 'Name of the list',
    nameHint: 'For example: Workshop, monthly order',
    newNameHint: 'Fill this in only for a new list. For example: Workshop, monthly order',
    create: 'Create the list',
    sending: 'Saving…',

    done: {
      created: 'The list has been saved.',
      added: 'The list now contains what you added.',
      saved: 'The changes have been saved.',
      renamed: 'The list has been renamed.',
      shared: 'The list has been shared. Copy the link below.',
      unshared: 'The list is no longer shared. The link no longer works.',
    } as Record<string, string>,
    deleted: 'The list has been deleted.',
    lines: 'Lines in the list',
    empty: 'This list is empty',
    emptyHint: 'Add products below by product code, or fill the cart and save it to this list.',
    product: 'Product',
    quantity: 'Quantity',
    unit: 'Unit price',
    line: 'Line total',
    net: 'net',
    gross: 'incl. VAT',
    quantityOf: (name: string) => `Quantity: ${name}`,
    decrease: (name: string) => `Decrease quantity: ${name}`,
    increase: (name: string) => `Increase quantity: ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    notSold: 'This is no longer sold, so it is left out.',
    total: (n: number) => `Total, ${lines(n)}`,
    toCart: 'Add all to cart',
    toCartHint: 'The quantities above go into the cart; enter 0 to leave a product out.',
    save: 'Save the quantities',

    addTitle: 'Add a product',
    symbol: 'Product code or EAN',
    items: 'Quantity',
    add: 'Add to the list',
    shareTitle: 'Share by link',
    shareLead:
      'Anyone with the link sees the name and the lines of this list, with the prices that they would pay, and can put it all into their cart. They see nothing about you.',
    share: 'Create a link',
    link: 'Link to this list',
    copy: 'Copy',
    copied: 'Copied',
    copyNamed: 'Copy the link to this list',
    unshare: 'Stop sharing',
    unshareHint: 'The link works until you stop sharing. A link that you create later is a new one.',
    settings: 'Rename or delete',
    rename: 'Rename',
    delete: 'Delete the list',
    deleteSure: 'The list and its link will be gone for good.',
    deleteYes: 'Yes, delete it',

    sharedAbout: 'See a list of products that was shared with you.',
    sharedLead: 'This list was shared with you. You see today’s stock and the prices that apply to you.',
    sharedEmpty: 'There is nothing on this list at the moment.',
    sharedGone: 'This list is not shared any more',
    sharedGoneHint: 'The link has been withdrawn or is not complete. Ask the person who sent it for a new one.',
    toShop: 'Go to the shop',

    keep: 'Save the cart as a list',
    keepHint: 'You can then order the same again, or send a link to somebody.',
    into: 'Save to',
    intoNew: 'A new list',
    keepSubmit: 'Save the list',
    keepAndShare: 'Save and get a link',
    keepLogIn: 'Log in to save the cart as a list',
    keepOrder: 'Save as a list',
    orderName: (number: string) => `Order ${number}`,

    cartEmpty: { title: 'Your cart is empty, so nothing was saved', text: 'It may have been emptied in another window.' } as RefusalText,
    optional: 'optional',
    problems: (n: number) => `Correct ${fieldsText.en(n)}`,
    wrongQuantity: (name: string, offer: NearestQuantities | null) =>
      `${name}: ${offer ? notWhole('en', offer) : 'enter a whole number up to 100,000.'}`,
    fieldError: fieldErrorFrom<FieldName>(
      {
        name: { missing: 'Give the list a name.' },
        symbol: { missing: 'Enter a product code or EAN.' },
        items: { wrong: 'Enter a whole number from 1 to 100,000.' },
      },
      max => `Shorten this to ${max} characters.`,
    ),
    symbolProblem: ({ problem, suggestions }: SymbolProblem, symbol: string): string => {
      const named = suggestions.slice(0, 6).join(', ')
      if (problem === 'variant_required') return `${symbol} comes in variants. Enter the product code of one: ${named}.`
      if (problem === 'symbol_ambiguous') return `${symbol} matches several products. Enter one of: ${named}.`
      return named ? `We do not know the product code ${symbol}. Did you mean: ${named}?` : `We do not know the product code ${symbol}.`
    },
    refusal: ({ code }: Refused): RefusalText => {
      if (code === 'too_many_saved_lists')
        return { title: `The limit of ${maxSavedLists} lists has been reached`, text: 'First delete one that you no longer need.' }
      if (code === 'saved_list_full')
        return {
          title: 'That is too much for one list',
          text: `A list can have up to ${lines(maxLines)} of up to ${formatNumber('en', maxLineItems)} each. Use another list for the rest.`,
        }
      if (code === 'saved_list_not_found')
        return { title: 'This list no longer exists', text: 'It may have been deleted in another window.' }
      if (code === 'cart_empty') return { title: 'Nothing was added to the cart', text: 'All quantities are 0.' }
      return { title: 'That did not work', text: 'What you typed is still here. Try again in a moment.' }
    },
  },
  {
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    title: 'Zapisane listy',
    about: shop => `Listy produktów i ilości, które regularnie zamawiasz w sklepie ${shop}.`,
    aboutList: 'Produkty i ilości z zapisanej listy, z dzisiejszymi cenami i stanem magazynowym.',
    none: 'Nie masz jeszcze list',
    noneHint:
      'Utwórz listę tego, co zamawiasz regularnie, na przykład „Warsztat, zamówienie miesięczne”, a następnym razem dodasz wszystko do koszyka naraz.',
    yours: 'Twoje listy',
    count: pozycji,
    changed: 'Zmieniona',
    isShared: 'Udostępniona',
    newList: 'Nowa lista',
    name: 'Nazwa listy',
    nameHint: 'Na przykład: Warsztat, zamówienie miesięczne',
    newNameHint: 'Tylko dla nowej listy. Na przykład: Warsztat, zamówienie miesięczne',
    create: 'Utwórz listę',
    sending: 'Zapisujemy…',

    done: {
      created: 'Lista została zapisana.',
      added: 'Dodano do listy.',
      saved: 'Zmiany zostały zapisane.',
      renamed: 'Lista ma nową nazwę.',
      shared: 'Lista została udostępniona. Skopiuj link poniżej.',
      unshared: 'Lista nie jest już udostępniona. Link przestał działać.',
    },
    deleted: 'Lista została usunięta.',
    lines: 'Pozycje listy',
    empty: 'Ta lista jest pusta',
    emptyHint: 'Dodaj poniżej produkty według symboli albo zapisz na tej liście zawartość koszyka.',
    product: 'Produkt',
    quantity: 'Ilość',
    unit: 'Cena jednostkowa',
    line: 'Wartość',
    net: 'netto',
    gross: 'brutto',
    quantityOf: name => `Ilość: ${name}`,
    decrease: name => `Zmniejsz ilość: ${name}`,
    increase: name => `Zwiększ ilość: ${name}`,
    remove: 'Usuń',
    removeNamed: name => `Usuń z listy: ${name}`,
    notSold: 'Już tego nie sprzedajemy, więc tę pozycję pomijamy.',
    total: n => `Razem, ${pozycji(n)}`,
    toCart: 'Dodaj wszystko do koszyka',
    toCartHint: 'Do koszyka trafią ilości wpisane powyżej; aby pominąć produkt, wpisz 0.',
    save: 'Zapisz ilości',

    addTitle: 'Dodaj produkt',
    symbol: 'Symbol lub EAN',
    items: 'Ilość',
    add: 'Dodaj do listy',
    shareTitle: 'Udostępnij przez link',
    shareLead:
      'Każdy, kto ma link, zobaczy nazwę i pozycje tej listy ze swoimi cenami i będzie mógł dodać wszystko do swojego koszyka. Nie zobaczy żadnych Twoich danych.',
    share: 'Utwórz link',
    link: 'Link do tej listy',
    copy: 'Kopiuj',
    copied: 'Skopiowano',
    copyNamed: 'Kopiuj link do tej listy',
    unshare: 'Zakończ udostępnianie',
    unshareHint: 'Link działa, dopóki nie zakończysz udostępniania. Link utworzony później będzie inny.',
    settings: 'Nazwa i usuwanie',
    rename: 'Zmień nazwę',
    delete: 'Usuń listę',
    deleteSure: 'Lista i jej link znikną na zawsze.',
    deleteYes: 'Tak, usuń',

    sharedAbout: 'Lista produktów, którą ktoś Ci udostępnił.',
    sharedLead: 'Ktoś udostępnił Ci tę listę. Widzisz swoje ceny i dzisiejszy stan magazynowy.',
    sharedEmpty: 'Ta lista jest teraz pusta.',
    sharedGone: 'Ta lista nie jest już udostępniona',
    sharedGoneHint: 'Link został wycofany albo jest niepełny. O nowy poproś osobę, która przysłała Ci ten link.',
    toShop: 'Przejdź do sklepu',

    keep: 'Zapisz koszyk jako listę',
    keepHint: 'Zamówisz potem to samo jeszcze raz albo wyślesz komuś link.',
    into: 'Zapisz na liście',
    intoNew: 'Nowa lista',
    keepSubmit: 'Zapisz listę',
    keepAndShare: 'Zapisz i utwórz link',
    keepLogIn: 'Zaloguj się, aby zapisać koszyk jako listę',
    keepOrder: 'Zapisz jako listę',
    orderName: number => `Zamówienie ${number}`,

    cartEmpty: { title: 'Koszyk jest pusty, więc nic nie zostało zapisane', text: 'Być może został opróżniony w innym oknie.' },
    optional: 'opcjonalnie',
    problems: n => `Popraw ${fieldsText.pl(n)}`,
    wrongQuantity: (name, offer) => `${name}: ${offer ? notWhole('pl', offer) : 'podaj liczbę całkowitą, najwyżej 100\u00a0000.'}`,
    fieldError: fieldErrorFrom<FieldName>(
      {
        name: { missing: 'Nazwij listę.' },
        symbol: { missing: 'Podaj symbol lub EAN.' },
        items: { wrong: 'Podaj liczbę całkowitą od 1 do 100\u00a0000.' },
      },
      max => `Skróć do ${max} znaków.`,
    ),
    symbolProblem: ({ problem, suggestions }, symbol) => {
      const named = suggestions.slice(0, 6).join(', ')
      if (problem === 'variant_required') return `${symbol} ma warianty. Podaj symbol jednego z nich: ${named}.`
      if (problem === 'symbol_ambiguous') return `Symbol ${symbol} pasuje do kilku produktów. Podaj jeden z symboli: ${named}.`
      return named ? `Nie znamy symbolu ${symbol}. Może chodzi o: ${named}?` : `Nie znamy symbolu ${symbol}.`
    },
    refusal: ({ code }) => {
      if (code === 'too_many_saved_lists')
        return {
          title: `Masz już ${maxSavedLists} list, więcej nie można zapisać`,
          text: 'Najpierw usuń tę, która nie jest już potrzebna.',
        }
      if (code === 'saved_list_full')
        return {
          title: 'To za dużo na jedną listę',
          text: `Na liście mieści się najwyżej ${pozycji(maxLines)}, każda w ilości do ${formatNumber('pl', maxLineItems)}. Resztę zapisz na innej liście.`,
        }
      if (code === 'saved_list_not_found') return { title: 'Tej listy już nie ma', text: 'Być może została usunięta w innym oknie.' }
      if (code === 'cart_empty') return { title: 'Nic nie trafiło do koszyka', text: 'Wszystkie ilości są równe 0.' }
      return { title: 'Nie udało się', text: 'Wpisane dane nadal tu są. Spróbuj ponownie za chwilę.' }
    },
  },
)
