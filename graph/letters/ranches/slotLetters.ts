import type { Knex } from 'knex';
import { pathTo, site } from '../../../rules/site';
import { longDay } from '../../../rules/time/days';
import { momentText } from '../../../rules/time/timeZone';
import { BRAND } from '../../../rules/words/brand';
import { Animal } from '../../animals/Animal';
import { Claim } from '../../claims/Claim';
import { readSheets } from '../../cutSheets/CutSheet';
import { type Fact, type Letter, unconfirmed } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { Processor } from '../../processors/Processor';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';
import { issuePlantLink } from '../../slots/plants';
import { animalFacts } from '../shares/shareFacts';

/** The letter with a plant's own link. It may reach a stranger, so it has no text of anybody's. */
export async function plantLink(db: Knex, { plantId }: { plantId: number }): Promise<Letter | undefined> {
  const plant = await db('plants').where({ id: plantId }).first('email');
  if (!plant) return undefined;
  return {
    to: unconfirmed(plant.email),
    subject: `Your slots on ${BRAND}`,
    paragraphs: [
      'Ranches can book your slots themselves: you say how many animals you take on which day, and choose the ranches that see it.',
      'Open the link on your phone or computer. You need no account and no password. It also opens the links of all ranches to which you publish your slots.',
    ],
    link: { label: 'Enter your slots', path: await issuePlantLink(db, plantId) },
    closing:
      "Anyone with this link can change your slots, so don't pass it on to ranches. It replaces earlier ones. If you didn't ask for it, you don't need to do anything.",
  };
}

/** Tells a ranch that a slot is held for it. Undefined if that is over. */
export async function slotOffered(db: Knex, { waitId }: { waitId: number }): Promise<Letter | undefined> {
  const wait = await db('slotWaits').where({ id: waitId }).where('offerEndsAt', '>', db.fn.now()).first();
  const processor = wait && (await Processor.query(db).findById(wait.processorId));
  const read = processor && (await ranchWithOwner(db, processor.rancherId));
  if (!read) return undefined;
  return {
    to: read.owner,
    subject: `A slot is free at ${processor.name} on ${longDay(wait.day)}`,
    paragraphs: [
      `You asked to be told. We're holding the slot for you until ${momentText(wait.offerEndsAt)}. After that, the next ranch gets it.`,
      'To book it, set the harvest date of your animal to this day.',
    ],
    facts: [
      ['Processor', processor.name],
      ['Day', longDay(wait.day)],
    ],
    link: { label: 'Book the slot', path: site.rancherHerd.path },
  };
}

type Coming = { plantId: number; day: string; rancherId: number | null };

/** Reminds a plant, or one of its ranches, of the animals that have slots on a day. Undefined if none has anymore. */
export async function slotsComing(db: Knex, { plantId, day, rancherId }: Coming): Promise<Letter | undefined> {
  const animals = await Animal.query(db)
    .whereIn('id', db('slotBookings').where({ plantId, day }).select('animalId'))
    .whereIn('stage', ['PLANNED', 'OPEN'])
    .modify((query) => void (rancherId && query.where({ rancherId })))
    .orderBy('id');
  const [first] = animals;
  if (!first) return undefined;
  const count = animals.length === 1 ? '1 animal' : `${animals.length} animals`;
  const facts: Fact[] = [];
  for (const animal of animals) {
    const ranch = await ranchWithOwner(db, animal.rancherId);
    const sheets = await readSheets(db, [animal.id]);
    const open = sheets.filter(({ sheet, holders }) => !sheet && holders.length > 0).length;
    const sheetText = open > 0 ? `${open} of ${sheets.length} cut sheets open` : 'no cut sheet open';
    const name = rancherId ? 'Animal' : (ranch?.ranch.ranchName ?? '');
    facts.push([name, `${animal.tag}, ${sheetText}`]);
  }
  if (rancherId) return toRanch(db, { day, animal: first, count, facts });
  const plant = await db('plants').where({ id: plantId }).first('email');
  return (
    plant && {
      to: unconfirmed(plant.email),
      subject: `${longDay(day)}: ${count} coming`,
      paragraphs: [`${count} ${animals.length === 1 ? 'has a slot' : 'have slots'} on ${longDay(day)}.`],
      facts,
      link: { label: 'See animals and cut sheets', path: pathTo('door', {}) },
      closing: "If the page doesn't know you on this device, open the link in our letter about your slots first.",
    }
  );
}

type Day = { day: string; animal: Animal; count: string; facts: Fact[] };

async function toRanch(db: Knex, { day, animal, count, facts }: Day): Promise<Letter | undefined> {
  const read = await ranchWithOwner(db, animal.rancherId);
  const processor = animal.processorId === null ? undefined : await Processor.query(db).findById(animal.processorId);
  return (
    read && {
      to: read.owner,
      subject: `${longDay(day)}: ${count} to ${processor?.name ?? 'your processor'}`,
      paragraphs: [
        `You booked slots for ${count} on ${longDay(day)}. If one can't come, move its harvest date, so that another ranch gets the slot.`,
        'We remind families of open cut sheets ourselves.',
      ],
      facts: [...facts, ...animalFacts(animal).filter(([label]) => label === 'Cut sheet due')],
      link: { label: 'Open your herd', path: site.rancherHerd.path },
    }
  );
}

type Closed = { animalIds: number[]; to: string };

/** Tells a ranch which of its animals lost their slots, because the plant closes. */
export async function slotsClosed(
  db: Knex,
  { rancherId, animalIds, to }: Closed & { rancherId: number },
): Promise<Letter | undefined> {
  const read = await ranchWithOwner(db, rancherId);
  const animals = await Animal.query(db).findByIds(animalIds).orderBy('id');
  if (!read || animals.length === 0) return undefined;
  const tags = new Intl.ListFormat('en-US').format(animals.map(({ tag }) => tag));
  return {
    to: read.owner,
    subject: `Your processor is closed until ${longDay(to)}: choose new harvest dates`,
    paragraphs: [
      `The plant closes through ${longDay(to)}, so these animals lost their slots and their harvest dates: ${tags}.`,
      'We told their families that you are choosing a new date. Book other slots when you set it.',
    ],
    link: { label: 'Choose new dates', path: site.rancherHerd.path },
  };
}

/** Tells a family that the plant closes, once for all of its shares. Undefined if its animals have new dates already. */
export async function plantClosed(
  db: Knex,
  { orderId, animalIds, to }: Closed & { orderId: number },
): Promise<Letter | undefined> {
  const read = await readOrder(db, orderId);
  if (!read) return undefined;
  const { order, ranch, owner, customer } = read;
  const orders = db('orders').where({ customerId: order.customerId, rancherId: ranch.id }).select('id');
  const claims = Claim.query(db).whereIn('orderId', orders).whereIn('animalId', animalIds).select('animalId');
  const animals = await Animal.query(db).whereIn('id', claims).whereNull('harvestDate').orderBy('id');
  if (animals.length === 0) return undefined;
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: the harvest date is open again`,
    paragraphs: [
      `The plant that ${ranch.ranchName} works with closes through ${longDay(to)}, so your animal needs a new harvest date.`,
      `${ranch.ranchName} is choosing one, and we'll write to you when it's set. You keep your share, and you don't need to do anything.`,
    ],
    facts: [['Ranch', ranch.ranchName], ...animals.map(({ tag }): Fact => ['Animal', tag])],
    link: { label: 'See your order', path: pathTo('customerOrders', { order: order.id }) },
  };
}
