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
    summary: 'Add a product to the favourites; no error if it is one',
    params: byProduct,
    response: favorites,
    errors: ['favorites_add_login', 'product_not_found'],
  }),
  removeFavorite: call({
    from: 'spec',
    method: 'DELETE',
    path: '/products/{id}/remove_from_favorite',
    session: 'optional',
    summary: 'Remove a product from the favourites; no error if it is none',
    params: byProduct,
    response: favorites,
    errors: ['favorites_remove_login', 'product_not_found'],
  }),
  favorites: call({
    from: 'spec',
    method: 'GET',
    path: '/favorite_products',
    session: 'optional',
    summary: 'The customer’s favourites',
    response: favorites,
    errors: ['customer_required'],
  }),
}
