import type { Knex } from 'knex';
import { formatCents } from '../../../rules/money/money';
import { pathTo } from '../../../rules/site';
import type { BalanceReductionType } from '../../../rules/words/vocabulary';
import { CommissionTransaction } from '../../commissions/CommissionTransaction';
import type { Letter } from '../../mail/Letter';
import { ranchWithOwner } from '../../ranches/ranchWithOwner';

type Payment = { transactionId: number };

/** Thanks for a payment, and gives the reason for a credit or waiver. */
const TEXTS: Record<
  BalanceReductionType,
  { subject(amount: string): string; text(ranch: string): string; why: string }
> = {
  PAYMENT: {
    subject: (amount) => `Commission payment of ${amount} received`,
    text: (ranch) => `Thank you. We have recorded a commission payment for ${ranch}.`,
    why: 'For',
  },
  CREDIT: {
    subject: (amount) => `Commission credit of ${amount}`,
    text: (ranch) => `We gave ${ranch} a credit on its commission. You owe that much less.`,
    why: 'Reason',
  },
  WAIVER: {
    subject: (amount) => `Commission of ${amount} waived`,
    text: (ranch) => `We waived commission that ${ranch} owed. You owe that much less.`,
    why: 'Reason',
  },
};

export async function paymentRecorded(db: Knex, { transactionId }: Payment): Promise<Letter | undefined> {
  const payment = await CommissionTransaction.query(db).findById(transactionId);
  const read = payment && (await ranchWithOwner(db, payment.rancherId));
  if (!read) return undefined;
  const { ranch, owner } = read;
  const amount = formatCents(payment.amount);
  const texts = TEXTS[payment.type as BalanceReductionType];
  return {
    to: owner,
    subject: texts.subject(amount),
    paragraphs: [texts.text(ranch.ranchName)],
    facts: [
      ['Amount', amount],
      [texts.why, payment.description],
      ['Balance now', formatCents(Math.max(0, ranch.currentBalance))],
    ],
    link: { label: 'Open your commission statement', path: pathTo('rancherDashboard', { tab: 'commission' }) },
  };
}
