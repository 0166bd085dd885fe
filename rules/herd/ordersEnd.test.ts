import { describe, expect, it } from 'vitest';
import { fulfillmentRefusal } from '../orders/fulfillment';
import { isFinal, nextStatusesFor } from '../orders/orderStatus';
import type { OrderStatus, PricingModel } from '../words/vocabulary';
import {
  type AnimalStage,
  type AnimalToMove,
  canBeWeighed,
  isBeforeHarvest,
  isReadyAt,
  nextStagesOf,
  takesShares,
} from './animalStage';
import type { Inspection } from './inspection';
import { needsLivePurchase } from './livePurchase';
import { offBoardRefusal } from './offBoard';

/** The order of a half, and where its share is. */
interface Half {
  status: OrderStatus;
  place: 'LINE' | 'ANIMAL' | 'RELEASED' | 'OFF_BOARD';
  /** Whether the family confirmed that it buys its share of the live animal. Always, where the law asks for none. */
  isBought: boolean;
  /** Whether its packages are weighed, or, off the board, the share by itself. */
  isPacked: boolean;
  /** Whether its day of handing over has come. */
  hasDay: boolean;
}

/**
 * Two families and one animal at a time. A ranch adds another one once no open order holds a share of it. A deposit or a cut sheet that
 * is missing only puts a share back in line or uses the standard cuts, and a balance may stay due, so these need no facts of their own.
 */
interface Herd {
  stage: AnimalStage;
  isWeighed: boolean;
  /** Whether the ranch keeps what is left. */
  isKept: boolean;
  halves: readonly Half[];
}

type Sale = { pricing: PricingModel; inspection: Inspection };

const TODAY = '2027-03-04';
const NEW_ANIMAL = { stage: 'OPEN', isWeighed: false, isKept: false } as const;
const newOrder = ({ inspection }: Sale): Half => ({
  ...{ status: 'PENDING', place: 'LINE', isPacked: false, hasDay: false },
  isBought: !needsLivePurchase(inspection),
});

const onAnimal = ({ place }: Half) => place === 'ANIMAL';
const openPlaces = ({ isKept, halves }: Herd) => (isKept ? 0 : 4 - 2 * halves.filter(onAnimal).length);
const isPriced = (herd: Herd, half: Half, { pricing }: Sale) =>
  pricing === 'FLAT' ||
  (half.place === 'OFF_BOARD' && half.isPacked) ||
  (onAnimal(half) && (pricing === 'HANGING' ? herd.isWeighed : half.isPacked));

function factsOf(herd: Herd, sale: Sale): AnimalToMove {
  const held = herd.halves.filter(onAnimal);
  const names = (some: (half: Half) => boolean) => held.filter(some).map(() => 'Ann');
  return {
    ...{ stage: herd.stage, inspection: sale.inspection, harvestDate: TODAY, harvestWords: null },
    ...{ openPlaces: openPlaces(herd), claimed: held.length > 0, lacksForPrice: null },
    fulfilled: held.some(({ status }) => status === 'FULFILLED'),
    unconfirmed: names(({ isBought }) => !isBought),
    lacksWeight: sale.pricing === 'HANGING' && !herd.isWeighed,
    unpacked: names((half) => sale.pricing === 'PACKAGED' && !isPriced(herd, half, sale)),
    waiting: names(({ status, hasDay }) => status !== 'FULFILLED' && !hasDay),
  };
}

/** All herds that one act of the ranch or a family leads to. */
function after(herd: Herd, sale: Sale): Herd[] {
  return [
    ...nextStagesOf(factsOf(herd, sale), TODAY).map((stage) => moved(herd, stage, sale)),
    ...actsOnAnimal(herd),
    ...herd.halves.flatMap((half, at) =>
      actsOnHalf(herd, half, sale).map((next) => ({ ...herd, halves: herd.halves.with(at, next) })),
    ),
  ];
}

function moved(herd: Herd, stage: AnimalStage, sale: Sale): Herd {
  if (stage !== 'WITHDRAWN') return { ...herd, stage };
  const halves = herd.halves.map((half) => (onAnimal(half) ? inLine(half, sale) : half));
  return { ...herd, stage, isKept: false, halves };
}

/** A purchase is of one animal, so it ends when the share leaves it. */
const inLine = (half: Half, sale: Sale): Half => ({
  ...half,
  ...{ place: 'LINE', isPacked: false, isBought: newOrder(sale).isBought },
});

function actsOnAnimal(herd: Herd): Herd[] {
  const { stage, isKept, halves } = herd;
  const isFree = halves.every((half) => !onAnimal(half) || isFinal(half.status));
  return [
    ...(canWeigh(herd)
      ? [{ ...herd, isWeighed: true, stage: stage === 'HARVESTED' ? ('WEIGHED' as const) : stage }]
      : []),
    ...(takesShares(stage) ? [{ ...herd, isKept: true }] : []),
    ...(isKept && isBeforeHarvest(stage) ? [{ ...herd, isKept: false }] : []),
    ...(isFree
      ? [
          {
            ...NEW_ANIMAL,
            halves: halves.map((half) => (onAnimal(half) ? { ...half, place: 'RELEASED' as const } : half)),
          },
        ]
      : []),
  ];
}

/** An animal is weighed, whole or in packages, once nobody can get its places anymore. */
const canWeigh = (herd: Herd) =>
  canBeWeighed(herd.stage) && (openPlaces(herd) === 0 || herd.isWeighed || !takesShares(herd.stage));

function actsOnHalf(herd: Herd, half: Half, sale: Sale): Half[] {
  const { stage } = herd;
  if (isFinal(half.status)) return [];
  const isLawful = sale.inspection !== 'CUSTOM_EXEMPT' || isBeforeHarvest(stage);
  const canGetPlace = half.place === 'LINE' && takesShares(stage) && openPlaces(herd) >= 2 && isLawful;
  const canLeave = onAnimal(half) && isBeforeHarvest(stage);
  return [
    ...statusesAfter(herd, half, sale).map((status) => ({
      ...half,
      status,
      place: status === 'CANCELED' ? ('RELEASED' as const) : half.place,
    })),
    ...(canGetPlace ? [{ ...half, place: 'ANIMAL' as const }] : []),
    ...(canLeave ? [inLine(half, sale), { ...half, isBought: true }] : []),
    ...(onAnimal(half) && canWeigh(herd) ? [{ ...half, isPacked: true }] : []),
    ...(canLeaveBoard(herd, half, sale) ? [{ ...half, place: 'OFF_BOARD' as const, isPacked: false }] : []),
    ...(half.place === 'OFF_BOARD' ? [{ ...half, isPacked: true }] : []),
    { ...half, hasDay: true },
  ];
}

function canLeaveBoard(herd: Herd, half: Half, { pricing, inspection }: Sale): boolean {
  const { stage, isWeighed } = herd;
  const animal = onAnimal(half) ? { tag: '41', stage, inspection } : null;
  if (half.place !== 'LINE' && !animal) return false;
  return !offBoardRefusal({ ...half, animal, pricing, isWeighed: isWeighed && onAnimal(half) });
}

function statusesAfter(herd: Herd, half: Half, sale: Sale): OrderStatus[] {
  const animal = onAnimal(half) ? { tag: '41', stage: herd.stage } : null;
  const onBoard = half.place === 'OFF_BOARD' ? [] : [{ name: 'Half Cow', animal }];
  const isEarly = fulfillmentRefusal(onBoard) !== undefined;
  const isOpen = isEarly || !isPriced(herd, half, sale);
  return nextStatusesFor(half.status, 'SELLER', { isEarly: isOpen });
}

/** Finds all herds that can be reached, and from which ones each. */
function search(sale: Sale) {
  const first: Herd = { ...NEW_ANIMAL, halves: [newOrder(sale), newOrder(sale)] };
  const found = new Map([[JSON.stringify(first), first]]);
  const before = new Map<string, string[]>();
  for (const [key, herd] of found) {
    for (const next of after(herd, sale)) {
      const to = JSON.stringify(next);
      before.set(to, [...(before.get(to) ?? []), key]);
      if (!found.has(to)) found.set(to, next);
    }
  }
  return { found, before };
}

/** The herds from which one of the goals can be reached. */
function leadingTo(goals: string[], before: Map<string, string[]>): Set<string> {
  const leading = new Set(goals);
  for (const key of leading) for (const from of before.get(key) ?? []) leading.add(from);
  return leading;
}

const SALES = (['FLAT', 'HANGING', 'PACKAGED'] as const).flatMap((pricing) =>
  (['USDA', 'CUSTOM_EXEMPT'] as const).map((inspection): Sale => ({ pricing, inspection })),
);

describe.each(SALES)('all that can happen to beef sold as %j', (sale) => {
  const { found, before } = search(sale);

  it.each([0, 1])('leaves open order %i a way to be fulfilled, without being canceled', (at) => {
    const statusOf = (herd: Herd) => herd.halves[at]?.status ?? 'PENDING';
    const fulfilled = [...found].filter(([, herd]) => statusOf(herd) === 'FULFILLED').map(([key]) => key);
    const leading = leadingTo(fulfilled, before);
    const stuck = [...found].filter(([key, herd]) => !isFinal(statusOf(herd)) && !leading.has(key));
    expect(fulfilled.length).toBeGreaterThan(0);
    expect(stuck.slice(0, 3)).toEqual([]);
  });

  it('never has a stage without its facts, nor a fulfilled order without its beef', () => {
    const wrong = [...found.values()].filter((herd) => {
      const held = herd.halves.filter(onAnimal);
      const isUnpriced = isReadyAt(herd.stage) && held.some((half) => !isPriced(herd, half, sale));
      const isUnweighed = herd.stage === 'WEIGHED' && sale.pricing === 'HANGING' && !herd.isWeighed;
      const isLost = herd.halves.some(({ status, place }) => status === 'FULFILLED' && place === 'LINE');
      const isEarly = held.some(({ status }) => status === 'FULFILLED') && !isReadyAt(herd.stage);
      const isUnpaid = herd.halves.some(
        (half) => half.place === 'OFF_BOARD' && half.status === 'FULFILLED' && !isPriced(herd, half, sale),
      );
      return isUnpriced || isUnweighed || isLost || isEarly || isUnpaid;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
