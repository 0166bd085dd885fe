import type { Resolvers } from '../resolverTypes.generated';
import { photosOf } from './ranchPictures';
import { takeDownPhoto } from './takeDownPhoto';
import { updateRanchPhotos } from './updateRanchPhotos';

export const photoResolvers: Resolvers = {
  Mutation: {
    takeDownPhoto: async (_, args, context) => ({ ranchers: await takeDownPhoto(context, args) }),
    updateRanchPhotos: async (_, args, context) => updateRanchPhotos(context, args),
  },
  Rancher: {
    photos: photosOf,
    imageAlt: ({ imageUrl, photoAlts }) => photoAlts.find(({ url }) => url === imageUrl)?.alt ?? '',
  },
};
