import type { Knex } from 'knex';
import { formatCents } from '../../rules/money/money';
import { conflict } from '../errors';

/** Errors: CONFLICT if a ranch is working on an order. Pending orders don't count, since closing cancels them. */
export function refuseFamilyWithOrders(orders: readonly { status: string }[]): void {
  const open = orders.filter(({ status }) => status !== 'PENDING').length;
  if (open > 0) {
    throw conflict(
      `${counted(open, 'order')} of yours ${open === 1 ? 'is' : 'are'} still on the way. You can delete your account once they're fulfilled or canceled.`,
    );
  }
}

/** Errors: CONFLICT if the ranch has open orders or complaints, or owes commission. The caller has locked the ranch. */
export async function refuseBusyRanch(trx: Knex, ranch: { id: number; currentBalance: number }): Promise<void> {
  // Every share that a family holds belongs to an open order.
  const orders = await openOrders(trx, ranch.id);
  if (orders > 0) {
    throw conflict(
      `Your ranch has ${counted(orders, 'open order')}. Fulfill or cancel ${orders === 1 ? 'it' : 'them'} first.`,
    );
  }
  const complaints = await openComplaints(trx, ranch.id);
  if (complaints > 0) {
    throw conflict(
      `Something is still wrong with ${counted(complaints, 'order')}. Agree with the family or wait for our decision first.`,
    );
  }
  if (ranch.currentBalance > 0) {
    throw conflict(`You owe ${formatCents(ranch.currentBalance)} of commission. Pay it first.`);
  }
}

/** Keeps the last admin with all duties, under a lock, since nobody else could give them. Errors: CONFLICT. */
export async function refuseLastAdmin(trx: Knex, userId: number): Promise<void> {
  const admins = await trx('users')
    .where({ userType: 'ADMIN', adminRole: 'ALL' })
    .whereNull('deletesAt')
    .orderBy('id')
    .forUpdate()
    .select('id');
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw conflict("You're the only admin with all duties. Make someone else one first.");
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export const OPEN_STATUSES = ['PENDING', 'CONTACTED', 'PROCESSING'] as const;

async function openOrders(trx: Knex, rancherId: number): Promise<number> {
  const [row] = await trx('orders').where({ rancherId }).whereIn('status', OPEN_STATUSES).count({ count: '*' });
  return Number(row?.count);
}

async function openComplaints(trx: Knex, rancherId: number): Promise<number> {
  const orders = trx('orders').where({ rancherId }).select('id');
  const [row] = await trx('complaints')
    .whereIn('orderId', orders)
    .whereNot('state', 'CLOSED')
    .countDistinct({ count: 'orderId' });
  return Number(row?.count);
}
