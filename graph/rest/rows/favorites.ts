import { each, view, within } from '../present/view';
import { row } from '../row';
import * as graph from './favorites.generated';
import { ranch } from './ranchView';

type Favorite = NonNullable<graph.RestFavoritesQuery['viewer']>['favorites'][number];

const saved = view<graph.RestAddFavoriteMutation['addFavorite']>(null, {
  fields: { rancherId: 'id', isFavorite: 'isFavorite' },
});

export const favoriteRows = [
  row('GET /favorites', {
    summary: 'The saved ranches, newest first.',
    to: ['SIGNED_IN'],
    operation: graph.RestFavoritesDocument,
    answer: 'viewer.favorites',
    view: each(within<Favorite>('rancher', ranch)),
  }),
  row('GET /favorites/ids', {
    summary: 'The ids of the saved ranches.',
    to: ['SIGNED_IN'],
    operation: graph.RestFavoriteIdsDocument,
    answer: 'viewer.favoriteIds',
  }),
  row('GET /favorites/check/:id', {
    summary: 'Whether a ranch is saved.',
    operation: graph.RestIsFavoriteDocument,
    view: view(null),
  }),
  row('POST /favorites/:id', {
    summary: 'Saves a ranch; saving twice is fine.',
    status: 201,
    operation: graph.RestAddFavoriteDocument,
    view: saved,
  }),
  row('DELETE /favorites/:id', {
    summary: 'Removes a saved ranch; removing twice is fine.',
    operation: graph.RestRemoveFavoriteDocument,
    view: saved,
  }),
];
