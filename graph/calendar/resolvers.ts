import type { Resolvers } from '../resolverTypes.generated';
import { calendarAddress } from './calendarAddress';
import { renewCalendarUrl } from './renewCalendarUrl';

export const calendarResolvers: Resolvers = {
  User: {
    calendarUrl: ({ userType, calendarKey }, _, { config }) =>
      userType === 'ADMIN' ? null : calendarAddress(config, calendarKey),
  },
  Mutation: {
    renewCalendarUrl: async (_, __, context) => ({ user: await renewCalendarUrl(context) }),
  },
};
