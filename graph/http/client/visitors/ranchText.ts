import type { Cents } from '../../../../rules/money/money';

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
  offerQuarterCow: boolean;
  offerHalfCow: boolean;
  offerWholeCow: boolean;
  quarterCowPrice: Cents;
  halfCowPrice: Cents;
  wholeCowPrice: Cents;
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
  const shares = [
    { name: 'Quarter Cow', isOffered: ranch.offerQuarterCow, price: ranch.quarterCowPrice },
    { name: 'Half Cow', isOffered: ranch.offerHalfCow, price: ranch.halfCowPrice },
    { name: 'Whole Cow', isOffered: ranch.offerWholeCow, price: ranch.wholeCowPrice },
  ];
  const products = (ranch.products ?? []).flatMap(({ name, available, price, pricePerPound }) => {
    if (!available) return [];
    return price === undefined ? [{ name, price: pricePerPound ?? 0, unit: 'lb' as const }] : [{ name, price }];
  });
  return [...shares.filter(({ isOffered }) => isOffered), ...products].filter(({ price }) => price > 0);
}

/** Writes reviews for readers without scripts. The screen itself fetches them only when a reader gets there. */
export function reviewsText(reviews: Review[]): string {
  if (reviews.length === 0) return '';
  const paragraphs = reviews.map(
    ({ authorName, stars, words }) => `<p><b>${escaped(authorName)}</b>, ${stars} stars: ${escaped(words)}</p>`,
  );
  return `<noscript><section><h2>Reviews</h2>${paragraphs.join('\n')}</section></noscript>`;
}
