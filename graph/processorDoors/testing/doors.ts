import { randomUUID } from 'node:crypto';
import { STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import type { Inspection } from '../../../rules/herd/inspection';
import { daysFromToday } from '../../animals/testing/days';
import { testRest } from '../../rest/testing/rest';
import { type Answer, testConfig } from '../../testing/graph';

export const day = (days: number) => daysFromToday(testConfig, days);

export const CREATE = `mutation ($processorId: ID!, $email: String, $key: String) {
  createDoor(processorId: $processorId, email: $email, idempotencyKey: $key) {
    link door { id email lastUsedAt } rancher { processorDoors { id } } } }`;
export const REVOKE = 'mutation ($id: ID!) { revokeDoor(id: $id) { rancher { processorDoors { id } } } }';
export const OPEN = 'mutation ($token: String!) { openDoor(token: $token) { door { id ranchName } } }';
/** Everything that a processor can read. */
export const READ = `{ doors { id processorId processorName ranchName ranchCity ranchState ranchPhone createdAt animals {
  id tag stage bornOn inspection establishmentNumber harvestDate harvestWords cutSheetsDue hangDays hangingEnds createdAt
  printedAt changedSincePrinted
  cutSheets { sides state lines { label choice choiceLabel } notes decidedAt reason over30Months standard { choiceLabel }
    owners { quarters name keptByRanch phone address } quartersLeft } } } }`;

export const tokenIn = (link: string) => link.split('#')[1] ?? '';

type Person = ReturnType<Awaited<ReturnType<typeof testRest>>['person']>;

const withErrors = (person: Person) => ({
  ...person,
  run: async (query: string, variables: Record<string, unknown> = {}): Promise<Answer> =>
    (await person.post('/graphql', { query, variables })).body,
});

/** A server with ranches whose processors come through doors, each in a browser of its own. */
export async function testDoors() {
  const rest = await testRest();
  const { make } = rest;

  /** A browser whose operations answer with their errors, in place of throwing the first. */
  const person = () => withErrors(rest.person());

  async function rancherWith(...given: Parameters<typeof rest.rancherWith>) {
    const { rancher, ...ranch } = await rest.rancherWith(...given);
    return { rancher: withErrors(rancher), ...ranch };
  }

  /** A ranch whose animal, due in 30 days, goes to a processor, with a door for it. */
  async function ranchWithDoor({ inspection = 'USDA' as Inspection, ...given } = {}) {
    const ranch = await rancherWith(given);
    const processor = await make.processor(ranch.ranch.id, { inspection });
    const animal = await make.animal(ranch.ranch.id, {
      ...{ processorId: processor.id, harvestDate: day(30), bornOn: '2024-04-01' },
      ...{ pricing: 'HANGING', price: 0, pricePerPound: 471 },
    });
    const { data } = await ranch.rancher.run(CREATE, { processorId: String(processor.id) });
    const { link, door } = data.createDoor;
    return { ...ranch, processor, animal, link: link as string, doorId: door.id as string };
  }

  /** A processor's browser in which links are open. */
  async function processorWith(...links: string[]) {
    const browser = person();
    for (const link of links) {
      const { errors } = await browser.run(OPEN, { token: tokenIn(link) });
      if (errors) throw new Error(errors[0]?.message);
    }
    return browser;
  }

  /** A family with words that occur nowhere else, and its share of an animal. */
  async function familyOn(animal: { id: number; rancherId: number }, places: number[]) {
    const word = `Zq${randomUUID().slice(0, 8)}`;
    const customer = await make.customer();
    const order = await make.order({
      ...{ customerId: customer.id, rancherId: animal.rancherId, customerName: `${word}name` },
      ...{ customerEmail: `${word}email@herdline.test`, customerPhone: '(512) 555-0142' },
      ...{ shippingAddress: `1 ${word}street, Austin`, privateNotes: `${word}private`, notes: `${word}notes` },
    });
    const claim = await make.claim(order, { animal: animal as never, places, quarters: places.length as 1 | 2 | 4 });
    return { word, customer, order, claim };
  }

  /** Decides the sheet of side 1. */
  const decide = (animalId: number, claimIds: number[], notes: string) =>
    rest.db('cutSheets').insert({
      ...{ animalId, sides: [1], claimIds, state: 'AGREED' },
      sheet: { ...STANDARD_CUT_SHEET, notes },
    });
  return { ...rest, person, rancherWith, ranchWithDoor, processorWith, familyOn, decide };
}
