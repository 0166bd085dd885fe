import { type AnimalStage, nextAnimalStages } from '../../rules/herd/animalStage';
import { cutSheetOf, linesOf } from './cutSheets';
import { ofRanch } from './ranchOrders';
import { connectionOf } from './visit';

export function processorOf(given: Record<string, unknown> = {}) {
  return {
    __typename: 'Processor',
    id: '5',
    name: 'Hill Country Meats',
    city: 'Llano',
    state: 'Texas',
    zipCode: '78643',
    inspection: 'USDA',
    establishmentNumber: '4711',
    killFee: 11_000,
    cutAndWrapPerPound: 95,
    payer: 'RANCH',
    standardCutSheet: linesOf(),
    standardCutSheetNotes: null,
    ...given,
  };
}

/** Returns a claim of the family `name`, or a share without an order that the ranch keeps if `name` is null. */
export function claimOf(id: number, name: string | null, given: Record<string, unknown> = {}) {
  const customer = { __typename: 'OrderCustomer', id: `${id}`, name };
  return {
    __typename: 'Claim',
    id: String(id),
    quarters: 1,
    keptByRanch: name === null,
    deposit: 15_000,
    depositDue: null,
    depositReceivedAt: null,
    pricing: 'HANGING',
    hangingPounds: null as number | null,
    packagedPounds: null,
    packages: null,
    offer: null,
    order: name === null ? null : { __typename: 'Order', id: `${id}0`, status: 'PENDING', customer },
    ...given,
  };
}

type Claim = ReturnType<typeof claimOf>;

/** Returns weights that a processor has entered. */
export const proposedOf = (given: object = {}) => ({
  ...{ __typename: 'ProposedWeights', id: '9', processorName: 'Hill Country Meats', hangingPounds: 600, sides: [] },
  ...{ packaged: [], reason: null, proposedAt: '2026-11-20T15:00:00Z', ...given },
});

export const packedOf = (claimId: string, pounds: number, given: object = {}) => ({
  ...{ __typename: 'PackagedWeight', claimId, pounds, boxes: null, freezer: null, cuts: null, ...given },
});

/** Returns an animal's four places, with the given claims on some of them. */
export const placesOf = (holders: Partial<Record<number, Claim>>) =>
  [1, 2, 3, 4].map((number) => ({
    __typename: 'AnimalPlace',
    number,
    taken: holders[number] !== undefined,
    claim: holders[number] ?? null,
  }));

/** Returns the waiting line with these claims. */
const lineOf = (claims: Claim[]) => ({
  __typename: 'ClaimLine',
  waiting: claims.length,
  quarters: claims.reduce((sum, { quarters }) => sum + quarters, 0),
  claims: connectionOf('Claim', claims),
});

/** Returns an animal with all the fields that the rancher's screens need. */
export function animalOf(id: number, given: Record<string, unknown> = {}) {
  return {
    __typename: 'Animal',
    id: String(id),
    tag: String(id),
    stage: 'PLANNED',
    breed: 'Black Angus',
    bornOn: '2025-04-01',
    finish: 'Grass-finished',
    photoUrl: null,
    processor: processorOf(),
    inspection: 'USDA',
    expectedHangingWeight: { __typename: 'PoundRange', from: 650, to: 750 },
    packagedYield: { __typename: 'PackagedYield', from: 60, to: 70, basis: 'USUAL', animals: null },
    hangingPounds: null as number | null,
    hasSlot: false,
    weighings: [],
    weightWarnings: [],
    proposedWeights: null,
    eid: null,
    liveWeight: null,
    pricing: 'HANGING',
    price: 0,
    pricePerPound: 425,
    halfPrice: null,
    wholePrice: null,
    depositPerQuarter: 15_000,
    harvestDate: '2099-03-04',
    harvestWords: null,
    hangDays: 14,
    cuttingDays: 7,
    cutSheetsDue: '2099-02-25',
    ownCutSheetsDue: null,
    readyFrom: '2099-03-25',
    readyTo: '2099-03-30',
    cutSheets: [1, 2].map((side) => ({ ...cutSheetOf({ sides: [side], holders: 0, quartersLeft: 2 }), claims: [] })),
    places: placesOf({}),
    nextStages: nextAnimalStages((given.stage as AnimalStage | undefined) ?? 'PLANNED'),
    ...given,
  };
}

interface Herd {
  animals?: ReturnType<typeof animalOf>[];
  processors?: ReturnType<typeof processorOf>[];
  line?: Claim[];
  /** The ranch's list, which prices nothing by default. */
  list?: Partial<typeof NO_LIST>;
}

const NO_LIST = {
  pricingModel: 'HANGING',
  pricePerPound: 0,
  quarterCowPrice: 0,
  halfCowPrice: 0,
  wholeCowPrice: 0,
  depositRequired: false,
  depositAmount: 0,
};

/** Returns the answer to the herd board's query. Its field `last` has the last of `animals`. */
export function herdOf({ animals = [], processors = [processorOf()], line = [], list }: Herd, stages?: unknown) {
  const nodes = Array.isArray(stages) ? animals.filter(({ stage }) => stages.includes(stage)) : animals;
  const page = (shown: typeof animals) => connectionOf('Animal', shown);
  return {
    ...ofRanch({
      ...NO_LIST,
      ...list,
      depositDays: 7,
      processorDoors: [],
      processors,
      line: lineOf(line),
      animals: page(nodes),
      last: page(animals.slice(-1)),
    }),
    timeZone: 'UTC',
  };
}
