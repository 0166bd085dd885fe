import { createHash } from 'node:crypto';
import { type Cents, formatCents } from '../../rules/money/money';
import { ITEM_TYPE, type ItemType } from '../../rules/words/vocabulary';

/** The size that link previews expect. */
export const LINK_PICTURE = { width: 1_200, height: 630 } as const;

/** Version of the drawing code. Increase it to redraw all pictures. */
const DRAWING = 1;

/** What a family can get of a share. */
export interface OfferedShare {
  share: ItemType;
  availability: string;
  linePrice: Cents;
}

export interface PicturedRanch {
  id: string | number;
  ranchName: string;
  city: string;
  state: string;
  imageUrl: string | null;
  rating: number;
  reviewCount: number;
  offers: OfferedShare[];
}

export interface PictureTexts {
  name: string;
  place: string;
  price: string | undefined;
  /** Undefined without reviews, since the default of five stars comes from nobody. */
  stars: string | undefined;
}

export function pictureTexts(ranch: PicturedRanch): PictureTexts {
  const { ranchName, city, state, rating, reviewCount } = ranch;
  const shares = sharesToGet(ranch);
  const offer = shares.find(({ share }) => share === 'HALF_COW') ?? shares[0];
  const reviews = reviewCount === 1 ? 'review' : 'reviews';
  return {
    name: ranchName,
    place: `${city}, ${state}`,
    price: offer && `${ITEM_TYPE.label(offer.share).split(' ')[0]} from ${dollars(offer.linePrice)}`,
    stars: reviewCount > 0 ? `${rating.toFixed(1)} · ${reviewCount} ${reviews}` : undefined,
  };
}

/** The offers of a ranch that aren't sold out, the smallest share first. */
export const sharesToGet = ({ offers }: Pick<PicturedRanch, 'offers'>): OfferedShare[] =>
  offers.filter(({ availability }) => availability !== 'SOLD_OUT');

const dollars = (price: Cents) => formatCents(price).replace(/\.00$/, '');

export function pictureAlt({ name, place, price, stars }: PictureTexts): string {
  return [`${name} in ${place}`, price, stars && `${stars.replace(' · ', ' stars, ')}`].filter(Boolean).join('. ');
}

/** Returns a text that changes whenever the picture does. */
export function pictureVersion(ranch: PicturedRanch): string {
  const shown = JSON.stringify([DRAWING, pictureTexts(ranch), ranch.imageUrl]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 12);
}

/** Returns the path of the picture. It includes the version, since link previews cache pictures by URL. */
export const pictureAddress = (ranch: PicturedRanch) => `/link-pictures/${ranch.id}.jpg?v=${pictureVersion(ranch)}`;
