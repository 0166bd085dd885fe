import type { Resolvers } from '../resolverTypes.generated';
import { registerRancher } from './registerRancher';
import { updateRancherProfile } from './updateRancherProfile';

export const profileResolvers: Resolvers = {
  Mutation: {
    registerRancher: async (_, args, context) => registerRancher(context, args),
    updateRancherProfile: async (_, args, context) => updateRancherProfile(context, args),
  },
};
