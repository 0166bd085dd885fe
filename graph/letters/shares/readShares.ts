import type { Knex } from 'knex';
import { Animal } from '../../animals/Animal';
import { Claim } from '../../claims/Claim';
import { readOrder } from '../../orders/readOrder';
import { readHeadline } from '../../story/readStory';

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
