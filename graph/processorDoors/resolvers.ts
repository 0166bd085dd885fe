import { cutLines } from '../../rules/herd/cutLines';
import { situationOf } from '../cutSheets/CutSheet';
import { sheetOf, standardOf } from '../cutSheets/loadCutSheets';
import type { Resolvers } from '../resolverTypes.generated';
import { createDoor, letWeightsThrough, revokeDoor } from './makeDoors';
import { leaveDoors, mailDoorLinks, markDoorPrinted, openDoor } from './openDoors';

export const doorResolvers: Resolvers = {
  Mutation: {
    createDoor: async (_, args, context) => createDoor(context, args),
    revokeDoor: async (_, { id }, context) => ({ rancher: await revokeDoor(context, id) }),
    letWeightsThrough: async (_, args, context) => ({ rancher: await letWeightsThrough(context, args) }),
    openDoor: async (_, { token }, context) => ({ door: await openDoor(context, token) }),
    leaveDoors: (_, __, context) => ({ left: leaveDoors(context) }),
    mailDoorLinks: async (_, { email }, context) => ({ message: await mailDoorLinks(context, email) }),
    markDoorPrinted: async (_, args, context) => ({ door: await markDoorPrinted(context, args) }),
  },
  DoorSheet: {
    over30Months: async (sheet, _, context) => situationOf(await sheetOf(context, sheet)).over30Months,
    standard: async (sheet, _, context) => cutLines(await standardOf(context, await sheetOf(context, sheet))),
  },
};
