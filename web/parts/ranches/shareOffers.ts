import { type Cents, formatCents, roundDollars } from '../../../rules/money/money';
import { COW_SHARES, type CowShare, isOnSale } from '../../../rules/products/cowShares';

import { longDay } from '../../../rules/time/days';
import { dollarsSpan, PLUS_PROCESSING, poundsSpan } from '../../../rules/trueCost/costText';
import { harvestText } from '../herd/animalText';
import type { ShareOffer_offerFragment, ShareOffers_rancherFragment } from './ShareOffers.generated';

export type Offer = ShareOffer_offerFragment;

/** What a family can get of one share. */
export interface ShareOffer {
  share: CowShare;
  price: Cents;
  /** Undefined for a request at the list price. */
  offer: Offer | undefined;
}

/** Returns a ranch's shares, the smallest first. The list price is read from the ranch itself, which an editor's preview changes. */
export function shareOffers(ranch: ShareOffers_rancherFragment): ShareOffer[] {
  return COW_SHARES.flatMap((share): ShareOffer[] => {
    const offer = ranch.offers.find((each) => each.share === share.itemType && each.availability !== 'LIST');
    if (offer) return [{ share, price: offer.linePrice, offer }];
    const price = ranch[share.priceField];
    return isOnSale(ranch, share) && price > 0 ? [{ share, price, offer: undefined }] : [];
  });
}

export const isSoldOut = ({ offer }: Pick<ShareOffer, 'offer'>): boolean => offer?.availability === 'SOLD_OUT';

export const poundsOf = ({ share, offer }: ShareOffer): string =>
  poundsSpan(offer?.packagedPounds ?? share.yieldPounds);

/** Returns '$1,269-$1,387 by weight', or an empty text for a price that doesn't depend on the weight. */
export function rangeText({ shares }: Pick<Offer, 'shares'>): string {
  return shares.from === shares.to ? '' : `${dollarsSpan(shares)} by weight`;
}

/** Returns what the family pays the processor itself: 'plus $160-$190 to the processor', or an empty text. */
export function processorText({
  toProcessor,
  isProcessingUnknown,
}: Pick<Offer, 'toProcessor' | 'isProcessingUnknown'>): string {
  if (toProcessor) return `plus ${dollarsSpan(toProcessor)} to the processor`;
  return isProcessingUnknown ? PLUS_PROCESSING : '';
}

/** Returns 'all-in about $1,328' where the processor is paid apart, or an empty text. */
export function allInText({ shares, toProcessor }: Pick<Offer, 'shares' | 'toProcessor'>): string {
  if (!toProcessor) return '';
  return `all-in about ${roundDollars((shares.from + shares.to + toProcessor.from + toProcessor.to) / 2)}`;
}

/** Returns 'Deposit: $300.00, due within 7 days of your order', or 'No deposit'. */
export function depositText({ deposit, depositDays }: Pick<Offer, 'deposit' | 'depositDays'>): string {
  if (deposit === 0) return 'No deposit';
  const due = depositDays && `, due within ${depositDays === 1 ? 'a day' : `${depositDays} days`} of your order`;
  return `Deposit: ${formatCents(deposit)}${due ?? ''}`;
}

/** Returns 'animal 41, harvest March 4, 2027', or 'the next animal' for a share in line. */
export function animalName({ animal }: Pick<Offer, 'animal'>): string {
  return animal ? `animal ${animal.tag}, harvest ${harvestText(animal)}` : 'the next animal';
}

/** Returns 'ready about March 25, 2027', the rancher's own words, or an empty text. */
export function readyText({ animal, availability }: Pick<Offer, 'animal' | 'availability'>): string {
  if (animal?.readyFrom) return `ready about ${longDay(animal.readyFrom)}`;
  if (animal?.harvestWords) return `harvest ${animal.harvestWords}`;
  return availability === 'LINE' ? 'in line for the next animal' : '';
}
