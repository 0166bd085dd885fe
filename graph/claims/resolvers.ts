import { sharesLeft } from '../../rules/herd/quarters';
import { animalProjection } from '../animals/Animal';
import { loadAnimal } from '../animals/findAnimal';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf } from '../database/reading/projection';
import { loadOrder } from '../orders/findOrder';
import { orderProjection } from '../orders/Order';
import type { Resolvers } from '../resolverTypes.generated';
import { idNumber } from '../schema/ids';
import { confirmLivePurchase } from './confirmLivePurchase';
import { askForDeposits, markDepositReceived } from './deposits';
import { keepQuarters, releaseQuarters } from './houseQuarters';
import { acceptShareOffer, declineShareOffer } from './line/answerOffer';
import { fillFromLine } from './line/fillFromLine';
import { lineOfRanch } from './line/listLine';
import { livePurchaseOf } from './livePurchases';
import {
  claimsOfOrder,
  findClaim,
  lineOf,
  linePosition,
  openOfferOf,
  placesOfAnimal,
  placesOfClaim,
  receivedForClaim,
} from './loadClaims';
import { placeClaim, returnClaimToLine } from './moveClaim';
import { takeShareOffBoard } from './takeOffBoard';

export const claimResolvers: Resolvers = {
  Query: {
    claim: async (_, { id }, context) => findClaim(context, idNumber(id)),
  },
  Mutation: {
    confirmLivePurchase: async (_, args, context) => ({ claim: await confirmLivePurchase(context, args) }),
    placeClaim: async (_, args, context) => ({ claim: await placeClaim(context, args) }),
    returnClaimToLine: async (_, { claimId }, context) => ({ claim: await returnClaimToLine(context, claimId) }),
    takeShareOffBoard: async (_, args, context) => ({ claim: await takeShareOffBoard(context, args) }),
    acceptShareOffer: async (_, { offerId }, context) => ({ claim: await acceptShareOffer(context, offerId) }),
    declineShareOffer: async (_, { offerId }, context) => ({ claim: await declineShareOffer(context, offerId) }),
    fillFromLine: async (_, { animalId }, context) => fillFromLine(context, animalId),
    keepQuarters: async (_, args, context) => ({ claim: await keepQuarters(context, args) }),
    releaseQuarters: async (_, { claimId }, context) => ({ claim: await releaseQuarters(context, claimId) }),
    askForDeposits: async (_, args, context) => askForDeposits(context, args),
    markDepositReceived: async (_, { claimId }, context) => ({ claim: await markDepositReceived(context, claimId) }),
  },
  Rancher: {
    sharesWaiting: async ({ id }, _, context) => (await lineOf(context, id)).waiting,
    line: (ranch) => ranch,
  },
  ClaimLine: {
    claims: async ({ id }, { first, after, last, before }, context) =>
      lineOfRanch(context, id, { args: {}, first, after, last, before, columns: ['*'] }),
    waiting: async ({ id }, _, context) => (await lineOf(context, id)).waiting,
    quarters: async ({ id }, _, context) => (await lineOf(context, id)).quarters,
  },
  Order: {
    claims: async ({ id, placedWith }, _, context) =>
      placedWith?.hasClaims === false ? [] : claimsOfOrder(context, id),
  },
  Event: {
    claim: async ({ claimId }, _, context) => (claimId === null ? null : findClaim(context, claimId)),
  },
  Animal: {
    places: async ({ id }, _, context) => placesOfAnimal(context, id),
    sharesLeft: ({ taken }) => sharesLeft(taken).shares,
  },
  AnimalPlace: {
    taken: ({ claimId }) => claimId !== null,
    claim: async ({ claimId }, _, context) => (claimId === null ? null : findClaim(context, claimId)),
  },
  Claim: {
    animal: async ({ animalId }, _, context, info) =>
      animalId === null ? null : loadAnimal(context, animalId, columnsOf(info, animalProjection)),
    places: async ({ id }, _, context) => placesOfClaim(context, id),
    linePosition: async ({ id }, _, context) => linePosition(context, id),
    order: async ({ orderId }, _, context, info) =>
      orderId === null ? null : loadOrder(context, orderId, columnsOf(info, orderProjection)),
    livePurchase: async ({ id }, _, context) => {
      const bought = await livePurchaseOf(context, id);
      return bought && { ...bought, timeZone: context.config.timeZone };
    },
    received: async ({ id }, _, context) => receivedForClaim(context, id),
    toldPriceFrom: ({ told }) => told?.from ?? null,
    toldPriceTo: ({ told }) => told?.to ?? null,
    keptByRanch: ({ orderId }) => orderId === null,
    offer: async ({ id }, _, context) => openOfferOf(context, id),
  },
  ShareOffer: {
    animal: async ({ animalId }, _, context, info) =>
      mustExist(await loadAnimal(context, animalId, columnsOf(info, animalProjection))),
    priceFrom: ({ terms }) => terms.from,
    priceTo: ({ terms }) => terms.to,
    deposit: ({ terms }) => terms.deposit,
    payer: ({ terms }) => terms.payer,
    isProcessingUnknown: ({ terms }) => terms.isProcessingUnknown ?? false,
    toldPriceTo: ({ toldTo }) => toldTo,
  },
  ClaimConnection: connection,
};
