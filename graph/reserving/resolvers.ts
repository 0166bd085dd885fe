import { findClaim } from '../claims/loadClaims';
import type { Resolvers } from '../resolverTypes.generated';
import { confirmLivePurchase } from './confirmLivePurchase';
import { askForDeposits, markDepositReceived } from './deposits';
import { keepQuarters, releaseQuarters } from './houseQuarters';
import { acceptShareOffer, declineShareOffer } from './line/answerOffer';
import { fillFromLine } from './line/fillFromLine';
import { placeClaim, returnClaimToLine } from './moveClaim';
import { takeShareOffBoard } from './takeOffBoard';

export const claimResolvers: Resolvers = {
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
  Event: {
    claim: async ({ claimId }, _, context) => (claimId === null ? null : findClaim(context, claimId)),
  },
};
