import type { Cents } from '../../../../rules/money/money';

/** What a ranch's page and its card in the list say, as the graph answers it. */
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

/** What is on sale at a price: the shares, then the other products. */
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

/** What families say of a ranch, for whoever reads its page without scripts: the screen itself asks for it once a reader gets there. */
export function reviewsText(reviews: Review[]): string {
  if (reviews.length === 0) return '';
  const said = reviews.map(
    ({ authorName, stars, words }) => `<p><b>${escaped(authorName)}</b>, ${stars} stars: ${escaped(words)}</p>`,
  );
  return `<noscript><section><h2>Reviews</h2>${said.join('\n')}</section></noscript>`;
}
