import type { Knex } from 'knex';
import { MEMO_LETTER, MEMO_PREFIX, memoSentence, waysToPay } from '../../rules/settlement/paymentMemo';
import { BRAND } from '../../rules/words/brand';

/** SQL of the memo of the next payment of an order `o`: of its deposit, as long as one is missing and nothing is settled. */
export const MEMO = `'${MEMO_PREFIX}-' || o.id || case when o.settled_total is null and exists (select from claims
  where order_id = o.id and released_at is null and deposit > 0 and deposit_received_at is null)
  then '-${MEMO_LETTER.DEPOSIT}' else '-${MEMO_LETTER.BALANCE}' end`;

type Paid = { paymentInstructions: string | null; paymentLink: string | null };

/** Tells a family how it pays its ranch for an order, as a paragraph of a letter. */
export async function howToPay(db: Knex, ranch: Paid, orderId: number): Promise<string> {
  const { rows } = await db.raw(`select ${MEMO} as memo from orders o where o.id = ?`, [orderId]);
  const [{ memo }] = rows;
  const ways = waysToPay(ranch.paymentInstructions, ranch.paymentLink, memo);
  if (ways) return `How to pay: ${ways}`;
  return `You pay the ranch directly, not through ${BRAND}. Reply to this email to ask how. ${memoSentence(memo)}`;
}
