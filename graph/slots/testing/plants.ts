import { writeLetter } from '../../letters/writeLetter';
import { day, testDoors } from '../../processorDoors/testing/doors';
import type { Answer } from '../../testing/graph';

export const PLANT = `plant { id email days { day slots offered bookings { tag ranchName } } ranches { processorId ranchName published } }`;
export const SET_UP = 'mutation ($email: String!) { setUpSlots(email: $email) { message } }';
export const PUBLISH = `mutation ($id: ID!, $published: Boolean = true) {
  publishSlots(processorId: $id, published: $published) { ${PLANT} } }`;
export const SET_DAYS = `mutation ($days: [String!]!, $slots: Int!) { setKillDays(days: $days, slots: $slots) { ${PLANT} } }`;
export const CLOSE = `mutation ($from: String!, $to: String!) { closeKillDays(from: $from, to: $to) { animals ${PLANT} } }`;
const BOOK = `mutation ($id: ID!, $day: String!, $slot: Boolean) {
  moveHarvest(id: $id, harvestDate: $day, slot: $slot) { animal { hasSlot harvestDate } } }`;
const AWAIT = `mutation ($id: ID!, $day: String!, $wait: Boolean = true) {
  awaitSlot(processorId: $id, day: $day, wait: $wait) { processor { killDays { day free asked offerEndsAt } } } }`;

/** A server with plants that publish slots to ranches. */
export async function testPlants() {
  const doors = await testDoors();
  const { db, make } = doors;
  type Ranch = Awaited<ReturnType<typeof doors.ranchWithDoor>>;
  let count = 0;

  const idOf = async (email: string): Promise<number> => (await db('plants').where({ email }).first('id')).id;
  const linkOf = async (email: string) => {
    const letter = await writeLetter(db, { template: 'plantLink', plantId: await idOf(email) });
    return letter?.link.path ?? '';
  };

  /** A plant that publishes its slots to ranches, in a browser in which its own link and theirs are open. */
  async function plantOf(...ranches: Ranch[]) {
    count += 1;
    const email = `slots-${process.pid}-${Date.now()}-${count}@herdline.test`;
    const browser = await doors.processorWith(...ranches.map(({ link }) => link));
    await browser.run(SET_UP, { email });
    const link = await linkOf(email);
    // Nothing is published yet, so the plant's link alone opens no ranch.
    const id = await idOf(email);
    await db('processors')
      .whereIn(
        'id',
        ranches.map(({ processor }) => processor.id),
      )
      .update({ plantId: id });
    const plant = await doors.processorWith(link);
    return { plant, email, link, id };
  }

  const daysOf = async ({ rancher, ranch }: Ranch) => {
    const READ = 'query ($id: ID!) { rancher(id: $id) { processors { killDays { day free asked offerEndsAt } } } }';
    const { data } = await rancher.run(READ, { id: String(ranch.id) });
    return data.rancher.processors[0].killDays as {
      day: string;
      free: number;
      asked: boolean;
      offerEndsAt: string | null;
    }[];
  };
  const book = (ranch: Ranch, on: string, slot: boolean | null = true, { id } = ranch.animal): Promise<Answer> =>
    ranch.rancher.run(BOOK, { id: String(id), day: on, slot });
  const await_ = (ranch: Ranch, on: string, wait = true): Promise<Answer> =>
    ranch.rancher.run(AWAIT, { id: String(ranch.processor.id), day: on, wait });
  const mails = async (template: string, key: string, value: unknown) =>
    (
      await db.raw(
        "select payload from graphile_worker._private_jobs where payload ->> 'template' = ? and payload ->> ? = ?",
        [template, key, String(value)],
      )
    ).rows.map(({ payload }: { payload: Record<string, unknown> }) => payload);
  return { ...doors, make, plantOf, linkOf, daysOf, book, askFor: await_, mails };
}

export { day };
