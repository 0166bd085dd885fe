import type { OrderPaymentKind } from './settlementWords';

type MemoKind = Extract<OrderPaymentKind, 'DEPOSIT' | 'BALANCE'>;

const LETTER = { DEPOSIT: 'D', BALANCE: 'B' } as const satisfies Record<MemoKind, string>;

/** What a family writes on a payment, so that its ranch knows what it's for: 'HL-1234-D'. `Settlement.memo` writes the same. */
export const memoOf = (orderId: number | string, kind: MemoKind): string => `HL-${orderId}-${LETTER[kind]}`;

const MEMO = /\bHL[- ]?(\d{1,9})(?:[- ]?([DB]))?\b/i;

/** Finds a memo in a bank's text, however the bank wrote it. Without its letter, the kind is null. */
export function memoIn(text: string): { orderId: string; kind: MemoKind | null } | null {
  const [, id, letter] = MEMO.exec(text) ?? [];
  if (!id) return null;
  const kind = letter && (letter.toUpperCase() === LETTER.DEPOSIT ? 'DEPOSIT' : 'BALANCE');
  return { orderId: String(Number(id)), kind: kind || null };
}
