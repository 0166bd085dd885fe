import type { OrderPaymentKind } from './settlementWords';

type MemoKind = Extract<OrderPaymentKind, 'DEPOSIT' | 'BALANCE'>;

/** The parts of a memo, such as 'HL-1234-D': what a family writes on a payment, so that its ranch finds the order. */
export const MEMO_PREFIX = 'HL';
export const MEMO_LETTER = { DEPOSIT: 'D', BALANCE: 'B' } as const satisfies Record<MemoKind, string>;

const MEMO = new RegExp(`\\b${MEMO_PREFIX}[- ]?(\\d{1,9})(?:[- ]?([${Object.values(MEMO_LETTER).join('')}]))?\\b`, 'i');

/** Finds a memo in a bank's text, however the bank wrote it. Without its letter, the kind is null. */
export function memoIn(text: string): { orderId: string; kind: MemoKind | null } | null {
  const [, id, letter] = MEMO.exec(text) ?? [];
  if (!id) return null;
  const kind = letter && (letter.toUpperCase() === MEMO_LETTER.DEPOSIT ? 'DEPOSIT' : 'BALANCE');
  return { orderId: String(Number(id)), kind: kind || null };
}

/** Says how a ranch is paid, in lines. Null if it hasn't said how. */
export function waysToPay(words: string | null, link: string | null, memo: string): string | null {
  const ways = [words, link].filter(Boolean);
  return ways.length > 0 ? [...ways, memoSentence(memo)].join('\n') : null;
}

export const memoSentence = (memo: string): string =>
  `Write ${memo} on the payment, so that the ranch knows what it's for.`;
