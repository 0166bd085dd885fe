import { loadUser } from '../accounts/loadUser';
import { mustExist } from '../database/transaction';
import type { Resolvers } from '../resolverTypes.generated';
import { calendarAddress, renewCalendarUrl } from './calendarAddress';

export const calendarResolvers: Resolvers = {
  User: {
    calendarUrl: async ({ id }, _, context) => {
      const { userType, calendarKey } = mustExist(await loadUser(context, id, ['id', 'userType', 'calendarKey']));
      return userType === 'ADMIN' ? null : calendarAddress(context.config, calendarKey);
    },
  },
  Mutation: {
    renewCalendarUrl: async (_, __, context) => ({ user: await renewCalendarUrl(context) }),
  },
};
