import { cutLines, cutQuestionName } from '../../rules/herd/cutLines';
import type { Resolvers } from '../resolverTypes.generated';
import { acceptCutSheet } from './acceptCutSheet';
import { situationOf } from './CutSheet';
import { changeCutSheet } from './changeCutSheet';
import { sheetOf, standardOf } from './loadCutSheets';
import { proposeCutSheet } from './proposeCutSheet';

export const cutSheetResolvers: Resolvers = {
  CutSheet: {
    over30Months: async (sheet, _, context) => situationOf(await sheetOf(context, sheet)).over30Months,
    quarters: async (sheet, _, context) => situationOf(await sheetOf(context, sheet)).quarters,
    taken: async (sheet, _, context) => (await sheetOf(context, sheet)).taken.map(cutQuestionName),
    standard: async (sheet, _, context) => cutLines(await standardOf(context, await sheetOf(context, sheet))),
  },
  Mutation: {
    proposeCutSheet: async (_, args, context) => ({ claim: await proposeCutSheet(context, args) }),
    acceptCutSheet: async (_, args, context) => ({ claim: await acceptCutSheet(context, args) }),
    changeCutSheet: async (_, args, context) => ({ animal: await changeCutSheet(context, args) }),
  },
};
