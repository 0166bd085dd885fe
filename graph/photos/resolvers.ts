import type { Resolvers } from '../resolverTypes.generated';
import { photosOf } from './ranchPictures';
import { updateRanchPhotos } from './updateRanchPhotos';

export const photoResolvers: Resolvers = {
  Mutation: {
    updateRanchPhotos: async (_, args, context) => updateRanchPhotos(context, args),
  },
  Rancher: {
    photos: photosOf,
    imageAlt: ({ imageUrl, photoAlts }) => photoAlts.find(({ url }) => url === imageUrl)?.alt ?? '',
  },
};
