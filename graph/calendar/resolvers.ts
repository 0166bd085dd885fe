import type { Resolvers } from '../resolverTypes.generated';
import { calendarAddress, renewCalendarUrl } from './calendarAddress';

export const calendarResolvers: Resolvers = {
  User: {
    calendarUrl: ({ userType, calendarKey }, _, { config }) =>
      userType === 'ADMIN' ? null : calendarAddress(config, calendarKey),
  },
  Mutation: {
    renewCalendarUrl: async (_, __, context) => ({ user: await renewCalendarUrl(context) }),
  },
};
