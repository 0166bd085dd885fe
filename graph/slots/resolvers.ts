import type { Resolvers } from '../resolverTypes.generated';
import { awaitSlot } from './awaitSlot';
import { publishSlots, setUpSlots } from './plants';
import { setKillDays } from './setKillDays';

export const slotResolvers: Resolvers = {
  Mutation: {
    setUpSlots: async (_, { email }, context) => ({ message: await setUpSlots(context, email) }),
    publishSlots: async (_, args, context) => ({ plant: await publishSlots(context, args) }),
    setKillDays: async (_, args, context) => ({ plant: await setKillDays(context, args) }),
    awaitSlot: async (_, args, context) => ({ processor: await awaitSlot(context, args) }),
  },
};
