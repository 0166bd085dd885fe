import { formatCents } from '../money/money';
import type { ComplaintState, ComplaintStep, OrderParty, Remedy } from './complaintWords';

interface Made {
  remedy: Remedy | null;
  /** In cents. Undefined for people who may not know it. */
  amount?: number | null | undefined;
}

/** '$120.00 of the price back', or 'a replacement'. */
export function remedyText({ remedy, amount }: Made): string {
  if (remedy === 'REPLACEMENT') return 'a replacement';
  if (remedy === 'NOTHING') return 'nothing more';
  return amount ? `${formatCents(amount)} of the price back` : 'part of the price back';
}

/** What a step was, after the name of who took it: 'Cedar Ridge offered a replacement'. */
export function stepText({ step, remedy, amount }: Made & { step: ComplaintStep }): string {
  const made = remedy && remedyText({ remedy, amount });
  if (step === 'OPEN') return 'said that something is wrong';
  if (step === 'ANSWER') return made ? `proposed ${made}` : 'answered';
  if (step === 'ACCEPT') return `agreed to ${made}`;
  if (step === 'DECIDE') return `decided: ${made}`;
  return step === 'CLOSE' ? 'closed it' : 'takes over, since nobody answered in time';
}

interface Standing extends Made {
  state: ComplaintState;
  waitsFor: OrderParty | null;
}

/** Where a complaint stands, for one of its sides. `other` is the name of the other one. */
export function standingText({ state, waitsFor, ...made }: Standing, viewer: OrderParty, other: string): string {
  if (state === 'CLOSED') return made.remedy ? `Closed: ${remedyText(made)}` : 'Closed';
  if (state === 'AGREED' || state === 'DECIDED') {
    const result = `${state === 'AGREED' ? 'Agreed' : 'Decided'}: ${remedyText(made)}`;
    return waitsFor === 'PLATFORM' ? `${result}. Our team is checking why it isn't done` : result;
  }
  if (waitsFor === 'PLATFORM') return 'Our team decides';
  return waitsFor === viewer ? 'Waiting for you' : `Waiting for ${other}`;
}
