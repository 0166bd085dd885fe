import type { FeedingMethod } from './ranchFacts';

export interface FeedingFlags {
  isGrassFed: boolean;
  isGrainFinished: boolean;
}

const GRASS: FeedingFlags = { isGrassFed: true, isGrainFinished: false };
const GRAIN: FeedingFlags = { isGrassFed: false, isGrainFinished: true };

const FLAGS = new Map<FeedingMethod, FeedingFlags>([
  ['100% Grass Fed and Finished', GRASS],
  ['Grass Finished', GRASS],
  ['Grain Finished', GRAIN],
  ['Grain Fed', GRAIN],
]);

/** The badges that follow from the feeding method, so that they can't contradict it. Other methods decide neither. */
export function feedingFlags(feedingMethod: string | null | undefined): Partial<FeedingFlags> {
  return FLAGS.get(feedingMethod as FeedingMethod) ?? {};
}
