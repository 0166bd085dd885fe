import type { Knex } from 'knex';
import { formatCents } from '../../../rules/money';
import { CommissionTransaction } from '../../commissions/CommissionTransaction';
import type { Letter } from '../Letter';
import { readRanch } from '../readRanch';

type Payment = { transactionId: number };

export async function paymentRecorded(db: Knex, { transactionId }: Payment): Promise<Letter | undefined> {
  const payment = await CommissionTransaction.query(db).findById(transactionId);
  const read = payment && (await readRanch(db, payment.rancherId));
  if (!read) return undefined;
  const { ranch, owner } = read;
  return {
    to: owner,
    subject: `Commission payment of ${formatCents(payment.amount)} received`,
    paragraphs: [`Thank you. We have recorded a commission payment for ${ranch.ranchName}.`],
    facts: [
      ['Amount', formatCents(payment.amount)],
      ['For', payment.description],
      ['Balance now', formatCents(ranch.currentBalance)],
    ],
    link: { label: 'Open your commission statement', path: '/rancher-dashboard?tab=commission' },
  };
}
