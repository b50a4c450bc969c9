import { z } from 'zod'
import { call } from '../call.ts'
import { id, idAsText } from '../entities/scalars.ts'

const byProduct = z.object({ id: idAsText })
const favorites = z.object({ products: z.array(z.object({ id })) })

export const favouriteCalls = {
  addFavorite: call({
    from: 'spec',
    method: 'POST',
    path: '/products/{id}/add_to_favorite',
    session: 'optional',
    summary: 'Keep a product as a favourite; one that is there stays',
    params: byProduct,
    answer: favorites,
    errors: ['favorites_add_login', 'product_not_found'],
  }),
  removeFavorite: call({
    from: 'spec',
    method: 'DELETE',
    path: '/products/{id}/remove_from_favorite',
    session: 'optional',
    summary: 'Drop a favourite; one that is not there is no error',
    params: byProduct,
    answer: favorites,
    errors: ['favorites_remove_login', 'product_not_found'],
  }),
  favorites: call({
    from: 'spec',
    method: 'GET',
    path: '/favorite_products',
    session: 'optional',
    summary: 'The customer’s favourites',
    answer: favorites,
    errors: ['customer_required'],
  }),
}
