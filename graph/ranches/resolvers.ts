import type { ShippingMethod } from '../../rules/words/vocabulary';
import { loadUser } from '../accounts/loadUser';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { quoteDelivery } from '../delivery/quoteDelivery';
import { unlawfulDelivery } from '../delivery/unlawfulDelivery';
import { ranchesNear, zipPlace, zipPlaceAt } from '../delivery/zipPlace';
import { isFavorite } from '../favorites/loadFavorites';
import { boughtAt } from '../orders/boughtFrom';
import { countOrdersOfRanch } from '../orders/countOrders';
import { orderProjection } from '../orders/Order';
import { ordersOfRanch } from '../orders/ordersOfRanch';
import { averagePriceOf, customProductsOf, productsOf } from '../products/loadProducts';
import type { Resolvers } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import { acceptBrokerAgreement } from './acceptBrokerAgreement';
import { approveRanchers } from './approveRanchers';
import { approveRancher, rejectRancher, suspendRancher } from './changeApproval';
import { decideRanchName } from './decideRanchName';
import { findRancher, knownRancher, loadRanchOfUser } from './findRancher';
import { distanceMiles } from './listing/distanceMiles';
import { findTrueCost, listOffers } from './listing/findTrueCost';
import { listAllRanchers } from './listing/listAllRanchers';
import { listRanchers } from './listing/listRanchers';
import { ranchPoints } from './listing/ranchPoints';
import { ranchStates } from './listing/ranchStates';
import { type RancherRow, rancherProjection } from './Rancher';
import { registerRancher } from './registerRancher';
import { setCommissionRate } from './setCommissionRate';
import { updateBeefPrices } from './updateBeefPrices';
import { updateRancherContact } from './updateRancherContact';
import { updateRancherProfile } from './updateRancherProfile';
import { requireScopeFor } from './visibleRanchers';

const contactColumns = ['id', 'name', 'email', 'phone', 'emailConfirmedAt'];

export const rancherResolvers: Resolvers = {
  Query: {
    ranchers: async (_, args, context, info) => listRanchers(context, args, nodeColumnsOf(info, rancherProjection)),
    rancher: async (_, { id }, context, info) => {
      requireScopeFor(idNumber(id), context, info);
      return findRancher(context, id, columnsOf(info, rancherProjection));
    },
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
  Admin: {
    ranchers: async (_, args, context, info) => listAllRanchers(context, args, nodeColumnsOf(info, rancherProjection)),
  },
  User: {
    ranch: async ({ id }, _, context, info) => loadRanchOfUser(context, id, columnsOf(info, rancherProjection)),
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
  Rancher: {
    isApproved: ({ approval }) => approval === 'APPROVED',
    ratingAverage: ({ rating }) => rating,
    contact: async ({ userId }, _, context) => mustExist(await loadUser(context, userId, contactColumns)),
    deliveryOptions: offeredMethods,
    products: async ({ id }, _, context) => productsOf(context, id),
    customProducts: async ({ id }, _, context) => customProductsOf(context, id),
    otherProductsList: async ({ id }, _, context) => customProductsOf(context, id),
    averageProductPrice: async ({ id }, _, context) => averagePriceOf(context, id),
    distanceMiles: async (ranch, args, context) => distanceMiles(context, ranch, args),
    trueCost: async (ranch, args, context) => findTrueCost(context, ranch, args),
    offers: async (ranch, args, context) => listOffers(context, ranch, args),
    isFavorite: async ({ id }, _, context) => isFavorite(context, id),
    boughtAt: async ({ id }, _, context) => boughtAt(context, id),
    commission: (rancher) => rancher,
    orderCounts: async ({ id }, _, context) => countOrdersOfRanch(context, id),
    orders: async ({ id }, { first, after, last, before, ...args }, context, info) =>
      ordersOfRanch(context, id, { args, first, after, last, before, columns: nodeColumnsOf(info, orderProjection) }),
  },
  Contact: {
    emailConfirmed: ({ emailConfirmedAt }) => emailConfirmedAt !== null,
  },
  RancherConnection: connection,
};

function offeredMethods({ offerLocalPickup, offerLocalDelivery, offerShipping }: RancherRow): ShippingMethod[] {
  const offers = { LOCAL_PICKUP: offerLocalPickup, LOCAL_DELIVERY: offerLocalDelivery, SHIPPING: offerShipping };
  return (Object.keys(offers) as ShippingMethod[]).filter((method) => offers[method]);
}
