import { cutLines, cutQuestionName } from '../../rules/herd/cutLines';
import { completeSheet } from '../../rules/herd/cutSheet';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { today } from '../animals/animalToMove';
import { findClaim } from '../claims/loadClaims';
import type { Resolvers } from '../resolverTypes.generated';
import { acceptCutSheet } from './acceptCutSheet';
import { quartersLeft, situationOf } from './CutSheet';
import { changeCutSheet } from './changeCutSheet';
import { claimsOf, isMine, proposalsOf, sheetOfClaim, sheetsOfAnimal, standardOf } from './loadCutSheets';
import { proposeCutSheet } from './proposeCutSheet';

export const cutSheetResolvers: Resolvers = {
  Animal: {
    cutSheets: async ({ id }, _, context) => sheetsOfAnimal(context, id),
  },
  Claim: {
    cutSheet: async (claim, _, context) => sheetOfClaim(context, claim),
  },
  Processor: {
    standardCutSheet: ({ standardCutSheet }) => cutLines(completeSheet(standardCutSheet)),
    standardCutSheetNotes: ({ standardCutSheet }) => standardCutSheet?.notes ?? null,
  },
  CutSheet: {
    open: (sheet, _, context) => !cutSheetRefusal(sheet, today(context)),
    lines: ({ sheet }) => (sheet ? cutLines(sheet) : []),
    notes: ({ sheet }) => sheet?.notes ?? null,
    claims: async (sheet, _, context) => claimsOf(context, sheet),
    holders: ({ holders }) => holders.length,
    quartersLeft,
    proposals: async (sheet, _, context) => proposalsOf(context, sheet),
    over30Months: (sheet) => situationOf(sheet).over30Months,
    quarters: (sheet) => situationOf(sheet).quarters,
    taken: ({ taken }) => taken.map(cutQuestionName),
    standard: async (sheet, _, context) => cutLines(await standardOf(context, sheet)),
  },
  CutSheetProposal: {
    claim: async ({ claimId }, _, context) => findClaim(context, claimId),
    mine: (proposal, _, context) => isMine(proposal, context),
    byRanch: ({ customerId }) => customerId === null,
    lines: ({ sheet }) => cutLines(sheet),
    notes: ({ sheet }) => sheet.notes,
  },
  Mutation: {
    proposeCutSheet: async (_, args, context) => ({ claim: await proposeCutSheet(context, args) }),
    acceptCutSheet: async (_, args, context) => ({ claim: await acceptCutSheet(context, args) }),
    changeCutSheet: async (_, args, context) => ({ animal: await changeCutSheet(context, args) }),
  },
};
