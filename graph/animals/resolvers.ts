import { herdCalendar } from '../../rules/herd/herdCalendar';
import { packagedYield } from '../../rules/herd/packagedYield';
import { sharesLeft } from '../../rules/herd/quarters';
import { mustExist } from '../database/mustExist';
import { connection } from '../database/reading/page';
import { columnsOf, nodeColumnsOf } from '../database/reading/projection';
import { loadProcessor } from '../processors/loadProcessors';
import { loadRancher, resolveRancher } from '../ranches/findRancher';
import type { Resolvers } from '../resolverTypes.generated';
import { animalProjection, planOf } from './Animal';
import { nextStagesFor } from './animalToMove';
import { createAnimals } from './createAnimals';
import { findAnimal, loadAnimal } from './findAnimal';
import { animalsOfRanch } from './listAnimals';
import { moveAnimal } from './moveAnimal';
import { moveHarvest } from './moveHarvest';
import { loadNextHarvest } from './nextHarvest';
import { updateAnimal } from './updateAnimal';

/** The columns with the yield of a ranch's packed animals. */
const YIELD = ['id', 'yieldFrom', 'yieldTo', 'yieldAnimals'];

export const animalResolvers: Resolvers = {
  Query: {
    animal: async (_, { id }, context, info) => findAnimal(context, id, columnsOf(info, animalProjection)),
  },
  Rancher: {
    animals: async ({ id }, args, context, info) =>
      animalsOfRanch(context, id, { ...args, columns: nodeColumnsOf(info, animalProjection) }),
    nextHarvest: async ({ id }, _, context) => loadNextHarvest(context, id),
  },
  Event: {
    animal: async ({ animalId }, _, context, info) =>
      animalId === null ? null : loadAnimal(context, animalId, columnsOf(info, animalProjection)),
  },
  Mutation: {
    createAnimals: async (_, args, context) => ({ animals: await createAnimals(context, args) }),
    updateAnimal: async (_, args, context) => ({ animal: await updateAnimal(context, args) }),
    moveAnimal: async (_, args, context) => ({ animal: await moveAnimal(context, args) }),
    moveHarvest: async (_, args, context) => ({ animal: await moveHarvest(context, args) }),
  },
  Animal: {
    rancher: resolveRancher,
    processor: async ({ processorId }, _, context) => (processorId ? loadProcessor(context, processorId) : null),
    expectedHangingWeight: ({ expectedHangingFromTenths: from, expectedHangingToTenths: to }) =>
      from === null || to === null ? null : { from: from / 10, to: to / 10 },
    packagedYield: async (animal, _, context) =>
      packagedYield(animal, mustExist(await loadRancher(context, animal.rancherId, YIELD))),
    cutSheetsDue: (animal) => herdCalendar(planOf(animal))?.cutSheetsDue ?? null,
    hangingEnds: (animal) => herdCalendar(planOf(animal))?.hangingEnds ?? null,
    readyFrom: (animal) => herdCalendar(planOf(animal))?.readyFrom ?? null,
    readyTo: (animal) => herdCalendar(planOf(animal))?.readyTo ?? null,
    nextStages: async (animal, _, context) => nextStagesFor(context, animal),
  },
  NextHarvest: {
    animalId: ({ id }) => id,
    sharesLeft: ({ taken }) => sharesLeft(taken).shares,
    readyFrom: (animal) => herdCalendar(planOf(animal))?.readyFrom ?? null,
  },
  AnimalConnection: connection,
};
