import { rowOf } from '../database/reading/rowId';
import type { Resolvers } from '../resolverTypes.generated';
import { acceptProposal } from './acceptProposal';
import { answerComplaint } from './answerComplaint';
import { closeComplaint } from './closeComplaint';
import { decideComplaint } from './decideComplaint';
import { decideReport } from './decideReport';
import { openComplaint } from './openComplaint';

export const complaintResolvers: Resolvers = {
  Event: {
    complaint: ({ complaintId }) => rowOf(complaintId),
  },
  Mutation: {
    openComplaint: async (_, args, context) => ({ complaint: await openComplaint(context, args) }),
    answerComplaint: async (_, args, context) => ({ complaint: await answerComplaint(context, args) }),
    acceptProposal: async (_, args, context) => ({ complaint: await acceptProposal(context, args) }),
    closeComplaint: async (_, args, context) => ({ complaint: await closeComplaint(context, args) }),
    decideComplaint: async (_, args, context) => ({ complaint: await decideComplaint(context, args) }),
    decideReport: async (_, args, context) => decideReport(context, args),
  },
};
