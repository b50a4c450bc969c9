import type { favouriteCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import { addFavorite, favorites, removeFavorite } from './favourites.ts'

export const favouriteHandlers = {
  addFavorite: (ctx, { params }) => addFavorite(ctx, params.id),
  removeFavorite: (ctx, { params }) => removeFavorite(ctx, params.id),
  favorites: ctx => favorites(ctx),
} satisfies Handlers<typeof favouriteCalls>
