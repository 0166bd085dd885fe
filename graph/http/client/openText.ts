import { type Cents, formatCents } from '../../../rules/money/money';
import { ranchAddress } from '../../../rules/ranches/ranchAddress';

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
export function offersOf(ranch: ShownRanch): { name: string; price: Cents; unit?: string }[] {
  const shares = [
    { name: 'Quarter Cow', isOffered: ranch.offerQuarterCow, price: ranch.quarterCowPrice },
    { name: 'Half Cow', isOffered: ranch.offerHalfCow, price: ranch.halfCowPrice },
    { name: 'Whole Cow', isOffered: ranch.offerWholeCow, price: ranch.wholeCowPrice },
  ];
  const products = (ranch.products ?? []).flatMap(({ name, available, price, pricePerPound }) => {
    if (!available) return [];
    return price === undefined ? [{ name, price: pricePerPound ?? 0, unit: 'lb' }] : [{ name, price }];
  });
  return [...shares.filter(({ isOffered }) => isOffered), ...products].filter(({ price }) => price > 0);
}

const item = (ranch: ShownRanch) =>
  offersOf(ranch).map(
    ({ name, price, unit }) => `<li>${escaped(name)}: ${formatCents(price)}${unit ? ` per ${unit}` : ''}</li>`,
  );

const placeOf = ({ city, state }: ShownRanch) => `${escaped(city)}, ${escaped(state)}`;

/** A ranch's page for whoever reads it without scripts. */
export function ranchText(ranch: ShownRanch, reviews: Review[]): string {
  const { ranchName, description, customRanchDescription, rating, reviewCount } = ranch;
  return inMain([
    `<h1>${escaped(ranchName)}</h1>`,
    `<p>${placeOf(ranch)}</p>`,
    ...[description, customRanchDescription].filter(Boolean).map((text) => `<p>${escaped(text)}</p>`),
    `<h2>Prices</h2><ul>${item(ranch).join('')}</ul>`,
    ...(reviewCount > 0 ? [`<h2>Reviews</h2><p>${rating} of 5 stars in ${reviewCount} reviews</p>`] : []),
    ...reviews.map(
      ({ authorName, stars, words }) => `<p><b>${escaped(authorName)}</b>, ${stars} stars: ${escaped(words)}</p>`,
    ),
    '<p><a href="/find-rancher">All ranches</a> <a href="/auth">Sign in to order</a></p>',
  ]);
}

/** The first page of the list. The sitemap leads to all ranches. */
export const listText = (ranches: ShownRanch[]): string =>
  inMain([
    '<h1>Find a Rancher</h1>',
    `<ul>${ranches.map((ranch) => `<li><a href="${ranchAddress(ranch)}">${escaped(ranch.ranchName)}</a>, ${placeOf(ranch)}<ul>${item(ranch).join('')}</ul></li>`).join('')}</ul>`,
  ]);

const inMain = (parts: string[]) => `<noscript><main>${parts.join('\n')}</main></noscript>`;
