import type { Knex } from 'knex';
import { type Mail, queueMail } from '../mail/queueMail';

/** An order's claim on the animal that a letter is about. Quarters that the ranch keeps have no order. */
export type Concerned = { orderId: number | null; animalId: number | null };

type About = { orderId: number; animalId: number };

/** Queues one letter for each order and animal, however many shares the order has of it. */
export async function mailFamilies(
  trx: Knex.Transaction,
  claims: Concerned[],
  mailOf: (about: About) => Mail,
): Promise<void> {
  const letters = new Map<string, About>();
  for (const { orderId, animalId } of claims) {
    if (orderId !== null && animalId !== null) letters.set(`${orderId} ${animalId}`, { orderId, animalId });
  }
  for (const about of letters.values()) await queueMail(trx, mailOf(about));
}
