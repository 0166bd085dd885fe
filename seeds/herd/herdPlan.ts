import type { AnimalStage } from '../../rules/herd/animalStage';
import type { Quarters } from '../../rules/herd/quarters';
import type { OrderStatus } from '../../rules/words/vocabulary';

export type SharePlan = {
  quarters: Quarters;
  daysAgo: number;
  status: OrderStatus;
  /** When the order got its status. By default it takes the usual time. */
  movedDaysAgo?: number;
  deposit?: 'ASKED' | 'RECEIVED';
  /** Whether the demo customer orders this share at the demo ranch. */
  byDemoCustomer?: true;
};

export type AnimalPlan = {
  stage: AnimalStage;
  /** Days from now. Null while there is no date. */
  harvestIn: number | null;
  addedDaysAgo: number;
  /** The index of a further processor of the ranch. By default, or if the ranch has fewer, its first one. */
  processor?: 1 | 2;
  /** How many days before the harvest cut sheets are due, if the ranch has its own day. */
  cutSheetsDaysBefore?: number;
  /** The yield that the ranch expects of it, in percent. */
  ownYield?: { from: number; to: number };
  shares?: SharePlan[];
  kept?: Quarters;
};

/** The animals of every herd. At a ranch that few families can reach, only the first animals have shares. */
export const ANIMALS: AnimalPlan[] = [
  {
    stage: 'OPEN',
    harvestIn: 12,
    addedDaysAgo: 95,
    shares: [
      { quarters: 2, daysAgo: 58.3, status: 'CONTACTED', deposit: 'RECEIVED' },
      { quarters: 1, daysAgo: 33.1, status: 'CONTACTED', deposit: 'ASKED', byDemoCustomer: true },
    ],
  },
  {
    stage: 'HARVESTED',
    harvestIn: -6,
    addedDaysAgo: 104,
    processor: 1,
    shares: [
      { quarters: 2, daysAgo: 64.6, status: 'PROCESSING', movedDaysAgo: 4.3, deposit: 'RECEIVED' },
      { quarters: 1, daysAgo: 47.2, status: 'PROCESSING', movedDaysAgo: 4.1, deposit: 'RECEIVED' },
    ],
  },
  {
    stage: 'CLOSED',
    harvestIn: -76,
    addedDaysAgo: 132,
    shares: [{ quarters: 2, daysAgo: 118.4, status: 'FULFILLED', movedDaysAgo: 46.5, deposit: 'RECEIVED' }],
    kept: 2,
  },
  {
    stage: 'OPEN',
    harvestIn: 40,
    addedDaysAgo: 60,
    cutSheetsDaysBefore: 12,
    shares: [{ quarters: 1, daysAgo: 24.7, status: 'CONTACTED', deposit: 'RECEIVED' }],
    kept: 1,
  },
  {
    stage: 'READY',
    harvestIn: -33,
    addedDaysAgo: 112,
    shares: [
      { quarters: 2, daysAgo: 83.5, status: 'PROCESSING', movedDaysAgo: 30.6, deposit: 'RECEIVED' },
      {
        quarters: 1,
        daysAgo: 75.8,
        status: 'PROCESSING',
        movedDaysAgo: 30.4,
        deposit: 'RECEIVED',
        byDemoCustomer: true,
      },
    ],
    kept: 1,
  },
  {
    stage: 'WEIGHED',
    harvestIn: -18,
    addedDaysAgo: 108,
    shares: [{ quarters: 2, daysAgo: 70.2, status: 'PROCESSING', movedDaysAgo: 15.7, deposit: 'RECEIVED' }],
    kept: 2,
  },
  {
    stage: 'OPEN',
    harvestIn: 75,
    addedDaysAgo: 30,
    ownYield: { from: 62, to: 66 },
    shares: [{ quarters: 2, daysAgo: 1.6, status: 'PENDING' }],
  },
  { stage: 'PLANNED', harvestIn: 117, addedDaysAgo: 21, processor: 1 },
  { stage: 'PLANNED', harvestIn: null, addedDaysAgo: 21 },
  { stage: 'WITHDRAWN', harvestIn: 20, addedDaysAgo: 90 },
];

/** The shares in the waiting line. The first one was of the animal that was withdrawn. */
export const WAITING_LIST: SharePlan[] = [
  { quarters: 2, daysAgo: 66.9, status: 'CONTACTED' },
  { quarters: 2, daysAgo: 4.8, status: 'PENDING', byDemoCustomer: true },
  { quarters: 1, daysAgo: 3.3, status: 'PENDING' },
  { quarters: 4, daysAgo: 2.2, status: 'PENDING' },
];

export const DEMO_RANCH_ANIMALS: AnimalPlan[] = [
  {
    stage: 'OPEN',
    harvestIn: 26,
    addedDaysAgo: 70,
    shares: [{ quarters: 4, daysAgo: 29.4, status: 'CONTACTED', deposit: 'RECEIVED' }],
  },
  {
    stage: 'OPEN',
    harvestIn: 54,
    addedDaysAgo: 45,
    processor: 1,
    cutSheetsDaysBefore: 10,
    shares: [
      { quarters: 2, daysAgo: 19.5, status: 'CONTACTED', deposit: 'ASKED' },
      { quarters: 2, daysAgo: 17.1, status: 'CONTACTED', deposit: 'ASKED' },
    ],
  },
  { stage: 'OPEN', harvestIn: 96, addedDaysAgo: 12, processor: 2 },
  { stage: 'PLANNED', harvestIn: 131, addedDaysAgo: 12, processor: 2 },
];
