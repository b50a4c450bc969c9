import { messages } from '../../platform/messages.ts'

export const favouritesMessages = messages(
  {
    add: 'Add to favourites',
    remove: 'Remove from favourites',
    addNamed: (name: string) => `Add to favourites: ${name}`,
    removeNamed: (name: string) => `Remove from favourites: ${name}`,
    favourites: 'Favourites',
    favouritesOf: (count: number) => `Favourites, ${count}`,
    messages: 'Messages',
    close: 'Close',
    logIn: 'Log in',
    toFavourites: 'See your favourites',
    added: (name: string) => `Added to favourites: ${name}`,
    removed: (name: string) => `Removed from favourites: ${name}`,
    putBack: 'Put it back',
    /** Wording of docs/spec.md#5 and docs/spec.md#8. */
    refused: (isFavourite: boolean, code: string): string => {
      if (code === 'favorites_add_login') return 'User must be logged in to add favorites'
      if (code === 'favorites_remove_login') return 'User must be logged in to remove favorites'
      return isFavourite ? 'Failed to add to favorites' : 'Failed to remove from favorites'
    },
    notFetched: 'Failed to fetch favorites',
  },
  {
    add: 'Dodaj do ulubionych',
    remove: 'Usuń z ulubionych',
    addNamed: (name: string) => `Dodaj do ulubionych: ${name}`,
    removeNamed: (name: string) => `Usuń z ulubionych: ${name}`,
    favourites: 'Ulubione',
    favouritesOf: (count: number) => `Ulubione, ${count}`,
    messages: 'Komunikaty',
    close: 'Zamknij',
    logIn: 'Zaloguj się',
    toFavourites: 'Zobacz ulubione',
    added: (name: string) => `Dodano do ulubionych: ${name}`,
    removed: (name: string) => `Usunięto z ulubionych: ${name}`,
    putBack: 'Przywróć',
    refused: (isFavourite: boolean, code: string): string => {
      if (code === 'favorites_add_login') return 'Zaloguj się, aby dodawać produkty do ulubionych'
      if (code === 'favorites_remove_login') return 'Zaloguj się, aby usuwać produkty z ulubionych'
      return isFavourite ? 'Nie udało się dodać do ulubionych' : 'Nie udało się usunąć z ulubionych'
    },
    notFetched: 'Nie udało się wczytać ulubionych',
  },
)
