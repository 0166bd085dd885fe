import type { Knex } from 'knex';
import { formatCents } from '../../../rules/money/money';
import { pathTo, site } from '../../../rules/site';

import { longDay } from '../../../rules/time/days';
import { Animal } from '../../animals/Animal';
import { Claim } from '../../claims/Claim';
import type { Fact, Letter } from '../../mail/Letter';
import { Order } from '../../orders/Order';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';
import { howToPay } from '../../settlements/howToPay';
import { readShares, shareText } from './shareFacts';

type Due = { orderId: number; animalId: number; dueOn: string };

export const depositAsked = (db: Knex, due: Due): Promise<Letter | undefined> =>
  letterOf(db, due, {
    subject: (amount, day) => `deposit of ${amount} due by ${day}`,
    meaning: (ranch) => `${ranch} asks for a deposit to hold your share.`,
  });

/** Reminds a family of a deposit that's due tomorrow. */
export const depositReminder = (db: Knex, due: Due): Promise<Letter | undefined> =>
  letterOf(db, due, {
    subject: (amount, day) => `reminder, deposit of ${amount} due by ${day}`,
    meaning: (ranch) => `${ranch} hasn't recorded your deposit yet.`,
  });

type Texts = {
  subject: (amount: string, day: string) => string;
  meaning: (ranch: string) => string;
};

/** Undefined if the deposit has been received, its due day has changed, or the share has left the animal. */
async function letterOf(db: Knex, { dueOn, ...concerned }: Due, texts: Texts): Promise<Letter | undefined> {
  const read = await readShares(db, concerned);
  const claims = read?.claims.filter(({ depositDue, depositReceivedAt }) => depositDue === dueOn && !depositReceivedAt);
  if (!read || !claims?.length) return undefined;
  const { order, ranch, owner, customer, animal, headline } = read;
  const amount = formatCents(claims.reduce((sum, { deposit }) => sum + (deposit ?? 0), 0));
  const day = longDay(dueOn);
  return {
    to: customer,
    replyTo: owner,
    subject: `Order #${order.id}: ${texts.subject(amount, day)}`,
    paragraphs: [
      `${headline}.`,
      texts.meaning(ranch.ranchName),
      await howToPay(db, ranch, order.id),
      "If the deposit doesn't arrive in time, your share goes back in line.",
    ],
    facts: [
      ['Ranch', ranch.ranchName],
      ['Animal', animal.tag],
      ['Share', shareText(claims)],
      ['Deposit', amount],
      ['Due by', day],
    ],
    link: { label: 'See price and payments', path: pathTo('customerOrders', { payment: order.id }) },
  };
}

/** Tells a ranch that deposits for one of its animals didn't come in time. */
export async function depositsLapsed(
  db: Knex,
  { animalId, claimIds }: { animalId: number; claimIds: number[] },
): Promise<Letter | undefined> {
  const animal = await Animal.query(db).findById(animalId);
  const read = animal && (await ranchWithOwner(db, animal.rancherId));
  const claims = await Claim.query(db).whereIn('id', claimIds).orderBy('id');
  if (!animal || !read || claims.length === 0) return undefined;
  const orderIds = claims.flatMap(({ orderId }) => orderId ?? []);
  const orders = await Order.query(db).whereIn('id', orderIds).orderBy('id');
  const facts = orders.map((order): Fact => {
    const share = shareText(claims.filter(({ orderId }) => orderId === order.id));
    return [`Order #${order.id}`, `${share}, ${order.customerName}`];
  });
  return {
    to: read.owner,
    subject: `Animal ${animal.tag}: deposits didn't arrive in time`,
    paragraphs: [
      `You didn't record a deposit for these shares of animal ${animal.tag} by the due day. They're back in line, and their places on the animal are open again.`,
      'If a deposit did arrive, put the share back on an animal and record it.',
    ],
    facts,
    link: { label: 'Open your herd', path: site.rancherHerd.path },
  };
}
