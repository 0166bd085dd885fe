import {
  RestAddFavoriteDocument,
  RestFavoriteIdsDocument,
  RestFavoritesDocument,
  RestIsFavoriteDocument,
  RestRemoveFavoriteDocument,
} from './favorites.generated';
import { presentRancher } from './presentRancher';
import { row } from './row';

const presentSaved = ({ id, isFavorite }: { id: string; isFavorite: boolean }) => ({ id, rancherId: id, isFavorite });

export const favoriteRows = [
  row({
    method: 'GET',
    path: '/favorites',
    summary: 'The saved ranches, newest first.',
    to: ['SIGNED_IN'],
    operation: RestFavoritesDocument,
    variables: () => ({}),
    present: ({ viewer }) => viewer?.favorites.map(({ rancher }) => presentRancher(rancher)),
  }),
  row({
    method: 'GET',
    path: '/favorites/ids',
    summary: 'The ids of the saved ranches.',
    to: ['SIGNED_IN'],
    operation: RestFavoriteIdsDocument,
    variables: () => ({}),
    present: ({ viewer }) => viewer?.favoriteIds,
  }),
  row({
    method: 'GET',
    path: '/favorites/check/:rancherId',
    summary: 'Whether a ranch is saved.',
    operation: RestIsFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.rancherId! }),
    present: ({ rancher }) => (rancher ? { isFavorite: rancher.isFavorite } : undefined),
  }),
  row({
    method: 'POST',
    path: '/favorites/:rancherId',
    summary: 'Saves a ranch; saving twice is fine.',
    status: 201,
    operation: RestAddFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.rancherId! }),
    present: ({ addFavorite }) => presentSaved(addFavorite),
  }),
  row({
    method: 'DELETE',
    path: '/favorites/:rancherId',
    summary: 'Removes a saved ranch; removing twice is fine.',
    operation: RestRemoveFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.rancherId! }),
    present: ({ removeFavorite }) => presentSaved(removeFavorite),
  }),
];
