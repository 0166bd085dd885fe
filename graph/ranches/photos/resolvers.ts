import type { Resolvers } from '../../resolverTypes.generated';
import { takeDownPhoto } from './takeDownPhoto';
import { updateRanchPhotos } from './updateRanchPhotos';

export const photoResolvers: Resolvers = {
  Mutation: {
    takeDownPhoto: async (_, args, context) => ({ ranchers: await takeDownPhoto(context, args) }),
    updateRanchPhotos: async (_, args, context) => updateRanchPhotos(context, args),
  },
};
