import type { Knex } from 'knex';
import { herdCalendar } from '../../../rules/herd/herdCalendar';
import { linePositionText } from '../../../rules/herd/line';
import type { Quarters } from '../../../rules/herd/quarters';
import { formatCents } from '../../../rules/money/money';

import { longDay } from '../../../rules/time/days';
import { Animal, type AnimalRow, planOf } from '../../animals/Animal';
import { Claim, type ClaimRow, LINE_POSITION } from '../../claims/Claim';
import type { Fact } from '../../mail/Letter';
import { readOrder } from '../../orders/readOrder';
import { readHeadline } from '../../story/readStory';

const SHARE: Record<Quarters, string> = { 1: 'Quarter', 2: 'Half', 4: 'Whole animal' };

/** Returns the shares as text, such as 'Half' or 'Half, quarter'. */
export function shareText(claims: Pick<ClaimRow, 'quarters'>[]): string {
  return claims.map(({ quarters }, place) => (place ? SHARE[quarters].toLowerCase() : SHARE[quarters])).join(', ');
}

/** Returns the days of an animal, as a letter lists them. */
export function animalFacts(animal: AnimalRow): Fact[] {
  const days = herdCalendar(planOf(animal));
  if (!days) return [['Harvest', animal.harvestWords ?? 'No date yet']];
  return [
    ['Harvest', longDay(days.harvest)],
    ['Cut sheet due', longDay(days.cutSheetsDue)],
    ['Beef ready', `${longDay(days.readyFrom)} to ${longDay(days.readyTo)}`],
  ];
}

/** Returns facts about the shares of an order: each animal with its days, and the place in line of each share that waits. */
export async function shareFacts(db: Knex, orderId: number): Promise<Fact[]> {
  const claims = await Claim.query(db).where({ orderId }).whereNull('releasedAt').orderBy('id');
  const animalIds = claims.flatMap(({ animalId }) => animalId ?? []);
  const animals = await Animal.query(db).whereIn('id', animalIds).orderBy('id');
  const reserved = animals.flatMap((animal): Fact[] => {
    const own = claims.filter(({ animalId }) => animalId === animal.id);
    return [[`Share of animal ${animal.tag}`, shareText(own)], ...animalFacts(animal), ...depositFact(own)];
  });
  return [...reserved, ...(await lineFacts(db, orderId))];
}

function depositFact(claims: Pick<ClaimRow, 'deposit' | 'depositDue'>[]): Fact[] {
  const amount = claims.reduce((sum, { deposit }) => sum + (deposit ?? 0), 0);
  const due = claims.flatMap(({ depositDue }) => depositDue ?? []).sort()[0];
  return amount > 0 ? [['Deposit', `${formatCents(amount)}${due ? `, due by ${longDay(due)}` : ''}`]] : [];
}

/** Returns the place in line of each share of an order that waits. */
export async function lineFacts(db: Knex, orderId: number): Promise<Fact[]> {
  const { rows } = await db.raw(
    `select quarters, position from (select quarters, line_at, id, ${LINE_POSITION('mine')} as position
       from claims mine where order_id = ?) mine where position is not null order by line_at, id`,
    [orderId],
  );
  return rows.map(
    ({ quarters, position }: { quarters: Quarters; position: number }): Fact => [
      SHARE[quarters],
      linePositionText(position),
    ],
  );
}

/** Reads the order, ranch, customer and animal that a letter is about, and where the order stands. Undefined when one no longer exists. */
export async function readConcerned(db: Knex, { orderId, animalId }: { orderId: number; animalId: number }) {
  const read = await readOrder(db, orderId);
  const animal = await Animal.query(db).findById(animalId);
  return read && animal && { ...read, animal, headline: await readHeadline(db, read.order) };
}

/** Like `readConcerned`, with the order's shares of the animal. Undefined if the order has none anymore. */
export async function readShares(db: Knex, { orderId, animalId }: { orderId: number; animalId: number }) {
  const read = await readConcerned(db, { orderId, animalId });
  const claims = await Claim.query(db).where({ orderId, animalId }).orderBy('id');
  return read && claims.length > 0 ? { ...read, claims } : undefined;
}
