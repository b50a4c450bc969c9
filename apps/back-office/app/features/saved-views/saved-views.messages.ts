import type { ViewedList } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

type Texts = Record<ViewedList, string>

const titleEn: Texts = {
  orders: 'Saved views of the orders',
  customers: 'Saved views of the customers',
  products: 'Saved views of the products',
}
const titlePl: Texts = { orders: 'Zapisane widoki zamówień', customers: 'Zapisane widoki klientów', products: 'Zapisane widoki produktów' }
const allEn: Texts = { orders: 'All orders', customers: 'All customers', products: 'All products' }
const allPl: Texts = { orders: 'Wszystkie zamówienia', customers: 'Wszyscy klienci', products: 'Wszystkie produkty' }

/** Views of lists: filters under a name. */
export const savedViewMessages = messages(
  {
    views: 'Saved views',
    all: allEn,
    save: 'Save this view',
    manage: 'Manage views',
    title: titleEn,
    lead: 'A view is a list with filters, saved under a name. It is shown above the list, and the search finds it.',
    newView: 'Save this view',
    newLead: 'A view keeps the filters, not the rows: whatever matches later will be included too.',
    show: 'Show the list with these filters',
    name: 'Name',
    forWhom: 'For whom',
    forMe: 'For me',
    forAll: 'For everybody',
    forAllHint: 'A view for everybody can be seen by all who may see the list.',
    by: (name: string) => `Saved by ${name}`,
    change: 'Change',
    changeNamed: (name: string) => `Change the view “${name}”`,
    remove: 'Delete',
    removeNamed: (name: string) => `Delete the view “${name}”`,
    removeQuestion: (name: string) => `Delete the view “${name}”?`,
    removeSharedText: 'It will disappear for everybody. The list itself stays as it is.',
    removeText: 'The list itself stays as it is.',
    none: 'No saved views yet',
    noneText: 'Set filters in the list and choose “Save this view” above it.',
    toList: 'Go to the list',
    about: (list: string) => `Saved view: ${list}`,
  },
  {
    views: 'Zapisane widoki',
    all: allPl,
    save: 'Zapisz ten widok',
    manage: 'Zarządzaj widokami',
    title: titlePl,
    lead: 'Widok to lista z filtrami zapisana pod nazwą. Jest dostępny nad listą i w wyszukiwarce.',
    newView: 'Zapisz ten widok',
    newLead: 'Zapisywane są filtry, a nie wiersze: widok obejmie też to, co będzie pasować do filtrów później.',
    show: 'Pokaż listę z tymi filtrami',
    name: 'Nazwa',
    forWhom: 'Dla kogo',
    forMe: 'Dla mnie',
    forAll: 'Dla wszystkich',
    forAllHint: 'Widok dla wszystkich zobaczy każdy, kto może oglądać tę listę.',
    by: (name: string) => `Zapisany przez: ${name}`,
    change: 'Zmień',
    changeNamed: (name: string) => `Zmień widok „${name}”`,
    remove: 'Usuń',
    removeNamed: (name: string) => `Usuń widok „${name}”`,
    removeQuestion: (name: string) => `Usunąć widok „${name}”?`,
    removeSharedText: 'Widok zniknie u wszystkich. Sama lista pozostanie bez zmian.',
    removeText: 'Sama lista pozostanie bez zmian.',
    none: 'Nie ma jeszcze zapisanych widoków',
    noneText: 'Ustaw filtry na liście i wybierz nad nią „Zapisz ten widok”.',
    toList: 'Przejdź do listy',
    about: (list: string) => `Zapisany widok: ${list}`,
  },
)
