import { INSPECTION } from '../../rules/herd/inspection';
import { type Cents, formatCents } from '../../rules/money/money';

import { daysText, longDay } from '../../rules/time/days';
import { type Offer, rangeText } from '../parts/ranches/shareOffers';

/** The terms of a share's offer, as its family saw them. */
export interface SeenTerms {
  /** Changes with the terms. The server refuses an outdated one. */
  version: string;
  from: Cents;
  to: Cents;
  deposit: Cents;
  /** How many days there are to pay it. Null in line, and left out by older carts. */
  depositDays?: number | null;
  payer: Offer['payer'];
  /** Null if it isn't known. */
  inspection: Offer['inspection'];
  /** Null without a day. */
  harvestDate: string | null;
}

/** What a family saw of an item. The terms are undefined for anything but a share. */
export interface Seen {
  price: Cents;
  terms?: SeenTerms | undefined;
}

export const seenTerms = ({ version, shares, deposit, depositDays, payer, inspection, animal }: Offer): SeenTerms => ({
  ...{ version, ...shares, deposit, depositDays, payer, inspection },
  harvestDate: animal?.harvestDate ?? null,
});

const PAYS: Record<Offer['payer'], string> = {
  RANCH: 'the ranch pays it and adds it to your price',
  FAMILY: 'you pay it yourself',
  INCLUDED: "it's included in the price",
};

/** Says what has changed: 'Was $1,015, now about $1,328', 'Deposit: was $100, now $150'. */
export function changesOf(was: Seen, now: Seen): string[] {
  const [old, current] = [was.terms, now.terms];
  const texts = [
    was.price !== now.price &&
      `Was ${dollars(was.price)}, now ${current && rangeText({ shares: current }) ? 'about ' : ''}${dollars(now.price)}`,
  ];
  if (old && current) {
    const differ = (label: string, text: (terms: SeenTerms) => string) =>
      text(old) !== text(current) && `${label}: was ${text(old)}, now ${text(current)}`;
    texts.push(
      differ('Price range', (terms) => rangeText({ shares: terms }) || 'fixed'),
      differ('Deposit', ({ deposit }) => (deposit > 0 ? dollars(deposit) : 'none')),
      old.depositDays !== undefined &&
        differ('Deposit due', ({ depositDays: days }) => (days ? `within ${daysText(days)}` : 'no day')),
      differ('Harvest', ({ harvestDate }) => (harvestDate ? longDay(harvestDate) : 'without a date')),
      old.payer !== current.payer && `Processor: ${PAYS[current.payer]}`,
      differ('Inspection', ({ inspection }) => (inspection ? INSPECTION.label(inspection) : 'not known')),
    );
  }
  return texts.filter((text) => text !== false);
}

/** '$1,015', or '$15.50'. */
const dollars = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');
