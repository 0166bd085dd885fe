import { expect, type Page } from '@playwright/test';
import { daysAfter } from '../rules/time/days';

const PROCESSOR = {
  name: 'Hill Country Meats',
  city: 'Llano',
  state: 'Texas',
  zipCode: '78643',
  inspection: 'USDA',
  payer: 'RANCH',
};

/** The day of the harvest in the browser's tests, three months ahead. */
export const harvestDay = () => daysAfter(new Date().toISOString().slice(0, 10), 90);

/** An animal whose shares families can reserve, added by the rancher who is signed in on the page; answers its id. */
export async function haveOpenAnimal(rancher: Page, tag: string): Promise<string> {
  const { createProcessor } = await ask(
    rancher,
    'mutation ($input: ProcessorInput!) { createProcessor(input: $input) { processor { id } } }',
    { input: PROCESSOR },
  );
  const input = {
    tags: [tag],
    processorId: createProcessor.processor.id,
    breed: 'Black Angus',
    pricing: 'FLAT',
    price: 85_000,
    depositPerQuarter: 15_000,
    harvestDate: harvestDay(),
  };
  const { createAnimals } = await ask(
    rancher,
    'mutation ($input: NewAnimalsInput!) { createAnimals(input: $input) { animals { id } } }',
    { input },
  );
  const [{ id }] = createAnimals.animals;
  await ask(rancher, 'mutation ($id: ID!) { moveAnimal(id: $id, stage: OPEN) { animal { id } } }', { id });
  return id;
}

async function ask(page: Page, query: string, variables: object) {
  const answer = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}
