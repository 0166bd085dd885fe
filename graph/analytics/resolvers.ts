import type { Resolvers } from '../resolverTypes.generated';
import { readRange } from './blocks';
import { funnel, monthFigures } from './customerFigures';
import { totalFigures } from './hourFigures';
import { ageing, average, orderFigures, outstanding, statusDurations } from './orderFigures';
import { activeRanchers, herdFigures, stateFigures, topRanchers } from './ranchFigures';

export const analyticsResolvers: Resolvers = {
  Admin: {
    analytics: (_, args, context) => readRange(context, args),
  },
  Analytics: {
    timeZone: (_range, _, { config }) => config.timeZone,
    orders: async (range, _, context) => (await orderFigures(context, range)).orders,
    gross: async (range, _, context) => (await orderFigures(context, range)).amount,
    averageOrder: async (range, _, context) => average(await orderFigures(context, range)),
    ordersByStatus: async (range, _, context) => (await orderFigures(context, range)).byStatus,
    ordersByType: async (range, _, context) => (await orderFigures(context, range)).byType,
    commissionCharged: async (range, _, context) => (await totalFigures(context, range)).charged,
    commissionPaid: async (range, _, context) => (await totalFigures(context, range)).paid,
    commissionOutstanding: async (_range, _, context) => outstanding(context),
    ageing: async (_range, _, context) => ageing(context),
    statusDurations: async (range, _, context) => statusDurations(context, range),
    newCustomers: async (range, _, context) => (await totalFigures(context, range)).customers,
    activeRanchers: async (range, _, context) => activeRanchers(context, range),
    byMonth: async (range, _, context) => monthFigures(context, range),
    byState: async (range, _, context) => stateFigures(context, range),
    topRanchers: async (range, { first }, context) => topRanchers(context, range, first ?? undefined),
    funnel: async (range, _, context) => funnel(context, range),
    animalsOpened: async (range, _, context) => (await herdFigures(context, range)).animalsOpened,
    animalsFull: async (range, _, context) => (await herdFigures(context, range)).animalsFull,
    averageDaysToFull: async (range, _, context) => (await herdFigures(context, range)).averageDaysToFull,
    herdByState: async (range, _, context) => (await herdFigures(context, range)).byState,
  },
  RancherFigures: {
    rancher: ({ rancherId }) => ({ id: rancherId }),
  },
};
