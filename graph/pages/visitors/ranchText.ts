import type { Cents } from '../../../rules/money/money';
import { ITEM_TYPE } from '../../../rules/words/vocabulary';
import { type OfferedShare, sharesToGet } from '../../linkPictures/linkPicture';

/** The data of a ranch's page, as GraphQL returns it. */
export interface ShownRanch {
  id: string;
  ranchName: string;
  city: string;
  state: string;
  description: string;
  customRanchDescription: string;
  imageUrl: string | null;
  rating: number;
  reviewCount: number;
  offers: OfferedShare[];
  products?: { name: string; available: boolean; price?: Cents; pricePerPound?: Cents; description: string }[];
}

export interface Review {
  authorName: string;
  stars: number;
  words: string;
}

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lists what the ranch sells at a price: shares first, then other products. */
export function offersOf(ranch: ShownRanch): { name: string; price: Cents; unit?: 'lb' }[] {
  const shares = sharesToGet(ranch).map(({ share, linePrice }) => ({ name: ITEM_TYPE.label(share), price: linePrice }));
  const products = (ranch.products ?? []).flatMap(({ name, available, price, pricePerPound }) => {
    if (!available) return [];
    return price === undefined ? [{ name, price: pricePerPound ?? 0, unit: 'lb' as const }] : [{ name, price }];
  });
  return [...shares, ...products].filter(({ price }) => price > 0);
}

/** Writes reviews for readers without scripts. The screen itself fetches them only when a reader gets there. */
export function reviewsText(reviews: Review[]): string {
  if (reviews.length === 0) return '';
  const paragraphs = reviews.map(
    ({ authorName, stars, words }) => `<p><b>${escaped(authorName)}</b>, ${stars} stars: ${escaped(words)}</p>`,
  );
  return `<noscript><section><h2>Reviews</h2>${paragraphs.join('\n')}</section></noscript>`;
}
