import {
  RestAddFavoriteDocument,
  RestFavoriteIdsDocument,
  RestFavoritesDocument,
  RestIsFavoriteDocument,
  RestRemoveFavoriteDocument,
} from './favorites.generated';
import type { Shape } from './openapi/Schema';
import { list, object, partsOf } from './openapi/shape';
import { presentRancher, rancherShape } from './presentRancher';
import { row } from './row';

const presentSaved = ({ id, isFavorite }: { id: string; isFavorite: boolean }) => ({ id, rancherId: id, isFavorite });

function savedShape(saved: Shape<{ id: string; isFavorite: boolean }>) {
  const { id, isFavorite } = saved.properties;
  return object({ id, rancherId: id, isFavorite });
}

export const favoriteRows = [
  row({
    method: 'GET',
    path: '/favorites',
    summary: 'The saved ranches, newest first.',
    to: ['SIGNED_IN'],
    operation: RestFavoritesDocument,
    variables: () => ({}),
    present: ({ viewer }) => viewer?.favorites.map(({ rancher }) => presentRancher(rancher)),
    answer: ({ viewer }) => list(rancherShape(partsOf(viewer).favorites.items.properties.rancher)),
  }),
  row({
    method: 'GET',
    path: '/favorites/ids',
    summary: 'The ids of the saved ranches.',
    to: ['SIGNED_IN'],
    operation: RestFavoriteIdsDocument,
    variables: () => ({}),
    present: ({ viewer }) => viewer?.favoriteIds,
    answer: ({ viewer }) => partsOf(viewer).favoriteIds,
  }),
  row({
    method: 'GET',
    path: '/favorites/check/:id',
    summary: 'Whether a ranch is saved.',
    operation: RestIsFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ rancher }) => (rancher ? { isFavorite: rancher.isFavorite } : undefined),
    answer: ({ rancher }) => object({ isFavorite: partsOf(rancher).isFavorite }),
  }),
  row({
    method: 'POST',
    path: '/favorites/:id',
    summary: 'Saves a ranch; saving twice is fine.',
    status: 201,
    operation: RestAddFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ addFavorite }) => presentSaved(addFavorite),
    answer: ({ addFavorite }) => savedShape(addFavorite),
  }),
  row({
    method: 'DELETE',
    path: '/favorites/:id',
    summary: 'Removes a saved ranch; removing twice is fine.',
    operation: RestRemoveFavoriteDocument,
    variables: ({ params }) => ({ rancherId: params.id! }),
    present: ({ removeFavorite }) => presentSaved(removeFavorite),
    answer: ({ removeFavorite }) => savedShape(removeFavorite),
  }),
];
