import type { Resolvers } from '../resolverTypes.generated';
import { renewSharePage, sharePageUrl } from './sharePage';

export const sharePageResolvers: Resolvers = {
  Mutation: {
    renewSharePage: async (_, { claimId }, context) => ({ claim: await renewSharePage(context, claimId) }),
  },
  Claim: {
    pageUrl: async ({ id }, _, context) => sharePageUrl(context, id),
  },
};
