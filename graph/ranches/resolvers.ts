import { quoteDelivery } from '../delivery/quoteDelivery';
import { unlawfulDelivery } from '../delivery/unlawfulDelivery';
import { ranchesNear, zipPlace, zipPlaceAt } from '../places/zipPlace';
import type { Resolvers } from '../resolverTypes.generated';
import { acceptBrokerAgreement } from './acceptBrokerAgreement';
import { approveRanchers } from './approveRanchers';
import { approveRancher, rejectRancher, suspendRancher } from './changeApproval';
import { decideRanchName } from './decideRanchName';
import { knownRancher } from './findRancher';
import { ranchPoints } from '../find/ranchPoints';
import { ranchStates } from '../find/ranchStates';
import { registerRancher } from '../profiles/registerRancher';
import { setCommissionRate } from './setCommissionRate';
import { updateBeefPrices } from './updateBeefPrices';
import { updateRancherContact } from './updateRancherContact';
import { updateRancherProfile } from '../profiles/updateRancherProfile';

export const rancherResolvers: Resolvers = {
  Query: {
    ranchPoints: async (_, { filter }, context) => ranchPoints(context, filter),
    ranchStates: async (_, _args, context) => ranchStates(context),
    zipPlace: async (_, { zipCode }, context) => zipPlace(context, zipCode),
    zipPlaceAt: async (_, position, context) => zipPlaceAt(context, position),
    delivery: async (_, { rancherId, zipCode }, context) =>
      quoteDelivery(context.db, await knownRancher(context, rancherId), zipCode),
  },
  ZipPlace: {
    ranchesNear: async (place, _, context) => ranchesNear(context, place),
  },
  DeliveryQuote: {
    unlawful: async (quote, _, context) => unlawfulDelivery(context, quote),
  },
  Mutation: {
    registerRancher: async (_, args, context) => registerRancher(context, args),
    updateRancherProfile: async (_, args, context) => updateRancherProfile(context, args),
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
    setCommissionRate: async (_, args, context) => setCommissionRate(context, args),
  },
};
