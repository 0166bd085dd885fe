import type { Knex } from 'knex';
import { type Mail, queueMail } from '../mail/queueMail';

/** A claim before or after an act, on the animal that the letter is about. Quarters that the ranch keeps have no order. */
export type Concerned = { orderId: number | null; animalId: number | null };

type Told = { orderId: number; animalId: number };

/** Queues one letter for each order and animal, however many shares the order has of it. */
export async function tellFamilies(
  trx: Knex.Transaction,
  claims: Concerned[],
  mailOf: (told: Told) => Mail,
): Promise<void> {
  const told = new Map<string, Told>();
  for (const { orderId, animalId } of claims) {
    if (orderId !== null && animalId !== null) told.set(`${orderId} ${animalId}`, { orderId, animalId });
  }
  for (const one of told.values()) await queueMail(trx, mailOf(one));
}
