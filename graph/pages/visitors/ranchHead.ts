import { jsonForHtml } from '../../../rules/fields/jsonForHtml';
import { type Cents, dollarsText } from '../../../rules/money/money';
import { ranchPath, statePath } from '../../../rules/ranches/ranchPath';
import { site } from '../../../rules/site';
import { BRAND } from '../../../rules/words/brand';
import { LINK_PICTURE, pictureAddress, pictureAlt, pictureTexts } from '../../linkPictures/linkPicture';
import { escaped, offersOf, type ShownRanch } from './ranchText';

/** Search engines hardly show longer descriptions. */
const MAX_CHARACTERS = 160;

export interface Head {
  title: string;
  description: string;
  address: string;
  image: LinkImage;
  /** Whether search engines should ignore the page. */
  isEmpty?: boolean;
}

/** The image in link previews. Without `alt` it's an icon, which previews show small beside the text, so its size isn't given. */
interface LinkImage {
  address: string;
  alt?: string;
}

/** Writes what search engines and link previews read about a ranch. */
export function ranchHead(ranch: ShownRanch, publicUrl: string): string {
  const { ranchName, city, state, description, imageUrl } = ranch;
  const text = `Beef from ${ranchName} in ${city}, ${state}, straight from the rancher. ${description}`.trim();
  const head = {
    title: `${ranchName}, ${city}, ${state} – ${BRAND}`,
    description: shortened(text),
    address: publicUrl + ranchPath(ranch),
    image: { address: publicUrl + pictureAddress(ranch), alt: pictureAlt(pictureTexts(ranch)) },
  };
  const business = businessOf(ranch, { ...head, photo: pictureAt(imageUrl, publicUrl) });
  const trail = [
    { name: 'All states', path: site.states.path },
    { name: state, path: statePath(state) },
    { name: ranchName, path: ranchPath(ranch) },
  ];
  return headElements(head) + script(business) + script(breadcrumbs(trail, publicUrl));
}

export function headElements({ title, description, address, image, isEmpty = false }: Head): string {
  const properties = { type: 'website', site_name: BRAND, title, description, url: address, ...imageOf(image) };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    ...(isEmpty ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="og:${name}" content="${escaped(String(value))}">`,
    ),
    `<meta name="twitter:card" content="${image.alt ? 'summary_large_image' : 'summary'}">`,
  ].join('\n    ');
}

const imageOf = ({ address, alt }: LinkImage): Record<string, string | number> =>
  alt
    ? {
        image: address,
        'image:type': 'image/jpeg',
        'image:width': LINK_PICTURE.width,
        'image:height': LINK_PICTURE.height,
        'image:alt': alt,
      }
    : { image: address };

const shortened = (text: string) =>
  text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS - 1).replace(/\s{1,9}\S*$/, '')}…`;

/** Replaces pictures on other hosts with an icon, since those hosts would see who previews a link. */
export const pictureAt = (imageUrl: string | null, publicUrl: string) =>
  publicUrl + (imageUrl && /^\/(?!\/)/.test(imageUrl) ? imageUrl : '/icons/icon-512.png');

/** JSON in a script element isn't run, so the content security policy allows it. */
export const script = (data: object) => `\n    <script type="application/ld+json">${jsonForHtml(data)}</script>`;

function businessOf(ranch: ShownRanch, { description, address, photo }: Head & { photo: string }): object {
  const { ranchName, city, state, rating, reviewCount } = ranch;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': address,
    ...{ name: ranchName, description, url: address, image: photo },
    address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
    // Omits the default of five stars of a ranch without reviews, since no family gave them.
    ...(reviewCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5, worstRating: 1 },
    }),
    makesOffer: offersOf(ranch).map(({ name, price, unit }) => ({
      '@type': 'Offer',
      ...priceOf(price, unit),
      url: address,
      itemOffered: {
        '@type': 'Product',
        name: `${name} from ${ranchName}`,
        brand: { '@type': 'Brand', name: ranchName },
      },
    })),
  };
}

/** LBR is schema.org's code for a pound. */
function priceOf(price: Cents, unit: 'lb' | undefined): object {
  const amount = { price: dollarsText(price), priceCurrency: 'USD' };
  return unit ? { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'LBR' } } : amount;
}

/** Describes the path to a page, for search engines. */
export const breadcrumbs = (trail: readonly { name: string; path: string }[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: publicUrl + path,
  })),
});
