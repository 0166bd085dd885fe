import { expect, type Page } from '@playwright/test';
import { daysAfter } from '../../rules/time/days';
import { DEFAULT_TIME_ZONE, dayIn } from '../../rules/time/timeZone';
import { type OpenRanch, send } from '../openRanch';
import { orderingFamily } from '../orders/sentOrders';
import type { Person } from '../people';
import type { Enter } from '../test';

const PROCESSOR = {
  name: 'Hill Country Meats',
  city: 'Llano',
  state: 'Texas',
  zipCode: '78643',
  inspection: 'USDA',
  payer: 'RANCH',
};

/** The harvest date of test animals, three months from today. */
export const harvestDay = () => daysAfter(new Date().toISOString().slice(0, 10), 90);

interface AnimalOverrides {
  animal?: object;
  processor?: object;
}

/** Adds an animal whose shares families can reserve, as the signed-in rancher, and returns its id. */
export async function createOpenAnimal(rancher: Page, tag: string, given: AnimalOverrides = {}): Promise<string> {
  const { createProcessor } = await execute(
    rancher,
    'mutation ($input: ProcessorInput!) { createProcessor(input: $input) { processor { id } } }',
    { input: { ...PROCESSOR, ...given.processor } },
  );
  const input = {
    tags: [tag],
    processorId: createProcessor.processor.id,
    breed: 'Black Angus',
    pricing: 'FLAT',
    price: 85_000,
    depositPerQuarter: 15_000,
    harvestDate: harvestDay(),
    ...given.animal,
  };
  const { createAnimals } = await execute(
    rancher,
    'mutation ($input: NewAnimalsInput!) { createAnimals(input: $input) { animals { id } } }',
    { input },
  );
  const [{ id }] = createAnimals.animals;
  await moveTo(rancher, id, 'OPEN');
  return id;
}

export const moveTo = (rancher: Page, id: string, stage: string) =>
  execute(rancher, `mutation ($id: ID!) { moveAnimal(id: $id, stage: ${stage}) { animal { id } } }`, { id });

/** The animal costs $4.00 per pound of hanging weight, and its processor charges $85 plus $0.60 per pound. */
export const BY_WEIGHT = {
  animal: {
    pricing: 'HANGING',
    pricePerPound: 400,
    expectedHangingWeight: { from: 480, to: 560 },
    depositPerQuarter: 0,
  },
  processor: { killFee: 8_500, cutAndWrapPerPound: 60 },
};

interface HangingAnimal {
  /** Each has ordered a quarter. */
  families: Person[];
  /** The number of the first family's order. */
  orderId: number;
}

/** Adds a harvested animal that's sold by weight, with a quarter for each of four families. */
export async function createHangingAnimal(enter: Enter, ranch: OpenRanch, tag: string): Promise<HangingAnimal> {
  const { rancher } = ranch;
  await send(rancher, 'post', '/api/ranchers/update-prices', { quarterCowPrice: 60_000 });
  const harvestDate = dayIn(DEFAULT_TIME_ZONE, new Date());
  const id = await createOpenAnimal(rancher, tag, { ...BY_WEIGHT, animal: { ...BY_WEIGHT.animal, harvestDate } });
  const quarter = { orderType: 'Quarter Cow', productDetails: [{ type: 'quarter_cow', quantity: 1, animalId: id }] };
  const families = await Promise.all(NAMES.map((name) => orderingFamily(enter, name)));
  const orders: number[] = [];
  for (const family of families) orders.push(await family.order(ranch, quarter));
  await moveTo(rancher, id, 'HARVESTED');
  return { families, orderId: orders[0]! };
}

const NAMES = ['Ann Miller', 'Ben Castillo', 'Cora Webb', 'Dale Huff'];

/** Runs a GraphQL operation as the person of a page. */
export async function execute(page: Page, query: string, variables: object = {}) {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}
