import type { Resolvers } from '../resolverTypes.generated';
import { acceptBrokerAgreement } from './acceptBrokerAgreement';
import { approveRanchers } from './approveRanchers';
import { approveRancher, rejectRancher, suspendRancher } from './changeApproval';
import { decideRanchName } from './decideRanchName';
import { takeDownPhoto } from './photos/takeDownPhoto';
import { updateRanchPhotos } from './photos/updateRanchPhotos';
import { setCommissionRate } from './setCommissionRate';
import { updateBeefPrices } from './updateBeefPrices';
import { updateRancherContact } from './updateRancherContact';

export const rancherResolvers: Resolvers = {
  Mutation: {
    updateRancherContact: async (_, args, context) => ({ rancher: await updateRancherContact(context, args) }),
    updateBeefPrices: async (_, { input }, context) => updateBeefPrices(context, input),
    approveRancher: async (_, { rancherId }, context) => approveRancher(context, rancherId),
    approveRanchers: async (_, { rancherIds }, context) => (await approveRanchers(context, rancherIds)).approved,
    batchApproveRanchers: async (_, { rancherIds }, context) => approveRanchers(context, rancherIds),
    suspendRancher: async (_, { rancherId }, context) => suspendRancher(context, rancherId),
    acceptBrokerAgreement: async (_, { version }, context) => ({
      rancher: await acceptBrokerAgreement(context, version),
    }),
    rejectRancher: async (_, args, context) => rejectRancher(context, args),
    decideRanchName: async (_, args, context) => ({ rancher: await decideRanchName(context, args) }),
    takeDownPhoto: async (_, args, context) => ({ ranchers: await takeDownPhoto(context, args) }),
    updateRanchPhotos: async (_, args, context) => updateRanchPhotos(context, args),
    setCommissionRate: async (_, args, context) => setCommissionRate(context, args),
  },
};
