import { ofRanch } from './ranchOrders';

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
    ...given,
  };
}

/** An animal with the fields of all the rancher's screens. */
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
    expectedHangingWeight: { __typename: 'PoundRange', from: 650, to: 750 },
    pricing: 'HANGING',
    price: 0,
    pricePerPound: 425,
    depositPerQuarter: 15_000,
    harvestDate: '2099-03-04',
    harvestWords: null,
    hangDays: 14,
    cuttingDays: 7,
    cutSheetsDue: '2099-02-25',
    ownCutSheetsDue: null,
    readyFrom: '2099-03-25',
    readyTo: '2099-03-30',
    ...given,
  };
}

interface Herd {
  animals?: ReturnType<typeof animalOf>[];
  processors?: ReturnType<typeof processorOf>[];
}

/** The answer to the herd board's query. The last animal of the herd is the last one here. */
export function herdOf({ animals = [], processors = [processorOf()] }: Herd, stages?: unknown) {
  const nodes = Array.isArray(stages) ? animals.filter(({ stage }) => stages.includes(stage)) : animals;
  const page = (shown: typeof animals) => ({
    __typename: 'AnimalConnection',
    nodes: shown,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    totalCount: shown.length,
    totalCountIsMinimum: false,
  });
  return { ...ofRanch({ processors, animals: page(nodes), last: page(animals.slice(-1)) }), timeZone: 'UTC' };
}
