import type { favouriteCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { addFavourite, favourites, removeFavourite } from './favourites.ts'

export const favouriteHandlers = {
  addFavorite: (ctx, { params }) => addFavourite(ctx, params.id),
  removeFavorite: (ctx, { params }) => removeFavourite(ctx, params.id),
  favorites: ctx => favourites(ctx),
} satisfies Handlers<typeof favouriteCalls>
