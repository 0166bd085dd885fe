import { each, view, within } from '../present/view';
import { ofRanch } from '../read/RestRequest';
import { row } from '../row';
import {
  RestAddFavoriteDocument,
  type RestAddFavoriteMutation,
  RestFavoriteIdsDocument,
  RestFavoritesDocument,
  type RestFavoritesQuery,
  RestIsFavoriteDocument,
  RestRemoveFavoriteDocument,
} from './favorites.generated';
import { ranch } from './ranchView';

type Favorite = NonNullable<RestFavoritesQuery['viewer']>['favorites'][number];

const saved = view<RestAddFavoriteMutation['addFavorite']>(null, {
  fields: { rancherId: 'id', isFavorite: 'isFavorite' },
});

export const favoriteRows = [
  row({
    method: 'GET',
    path: '/favorites',
    summary: 'The saved ranches, newest first.',
    to: ['SIGNED_IN'],
    operation: RestFavoritesDocument,
    answer: 'viewer.favorites',
    view: each(within<Favorite>('rancher', ranch)),
  }),
  row({
    method: 'GET',
    path: '/favorites/ids',
    summary: 'The ids of the saved ranches.',
    to: ['SIGNED_IN'],
    operation: RestFavoriteIdsDocument,
    answer: 'viewer.favoriteIds',
  }),
  row({
    method: 'GET',
    path: '/favorites/check/:id',
    summary: 'Whether a ranch is saved.',
    operation: RestIsFavoriteDocument,
    variables: ofRanch,
    answer: 'rancher',
    view: view(null),
  }),
  row({
    method: 'POST',
    path: '/favorites/:id',
    summary: 'Saves a ranch; saving twice is fine.',
    status: 201,
    operation: RestAddFavoriteDocument,
    variables: ofRanch,
    answer: 'addFavorite',
    view: saved,
  }),
  row({
    method: 'DELETE',
    path: '/favorites/:id',
    summary: 'Removes a saved ranch; removing twice is fine.',
    operation: RestRemoveFavoriteDocument,
    variables: ofRanch,
    answer: 'removeFavorite',
    view: saved,
  }),
];
